import { hideWhileResuming } from './hide-while-resuming.ts';
import { keepTaps } from './keep-taps.ts';
import { loadFontsAfterPaint } from './load-fonts-after-paint.ts';
import { markFrame } from './mark-frame.ts';

/**
 * Runs before everything else. The build inlines this script into the document (vite.config.ts), so that it is there
 * with the first button. The page's own code comes later.
 */
keepTaps();
markFrame();
hideWhileResuming();
loadFontsAfterPaint();
