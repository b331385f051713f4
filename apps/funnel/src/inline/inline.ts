import { bufferMessages } from './buffer-messages.ts';
import { bufferTaps } from './buffer-taps.ts';
import { earlyAnswers } from './early-answer.ts';
import { earlyArrows } from './early-arrows.ts';
import { firstPaint } from './first-paint.ts';
import { hideWhileResuming } from './hide-while-resuming.ts';
import { loadFonts } from './load-fonts.ts';
import { loadScripts } from './load-scripts.ts';
import { markFrame } from './mark-frame.ts';

/**
 * Runs before everything else. The build inlines this script into the document (vite.config.ts), so that it is there
 * with the first button. The page's own code and the fonts come after the first paint.
 */
const early = earlyAnswers();
bufferTaps(early);
bufferMessages();
earlyArrows();
markFrame();
const { dataset } = document.documentElement;
dataset['painting'] = '';
const painted = firstPaint();
const isHidden = hideWhileResuming(painted);
void (isHidden ? Promise.resolve() : painted).then(() => {
  delete dataset['painting'];
  void loadScripts(early.settled);
  void loadFonts(early.settled);
});
