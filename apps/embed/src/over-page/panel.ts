import type { FunnelLanguage } from '../shell/funnel-options.ts';

export type OverWay = 'popup' | 'slider' | 'tab' | 'page';

const CLOSE = { de: 'Schließen', en: 'Close' };
const SMALL_PX = 700;

const WHOLE = 'inset:0';
const SIDE = 'top:0;right:0;bottom:0;width:min(480px,100%)';
const MIDDLE = 'inset:0;margin:auto;width:min(960px,100% - 48px);height:min(920px,90%);border-radius:16px';
const PLACES: Record<OverWay, string> = { page: WHOLE, slider: SIDE, tab: SIDE, popup: MIDDLE };

interface Looks {
  readonly way: OverWay;
  readonly lang: FunnelLanguage;
  /** The bar above the frame, with title and close button. */
  readonly hasBar: boolean;
}

/**
 * The dialog covers the page; the panel is its visible part. Styles are set by script, which a page's policy allows.
 */
// The server replaces `var(--…)` by the retailer's colours.
export function makePanel(frame: HTMLIFrameElement, { way, lang, hasBar }: Looks) {
  const dialog = document.createElement('dialog');
  dialog.style.cssText =
    'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:rgb(0 0 0/.5);overflow:hidden';
  dialog.ariaLabel = frame.title;
  const panel = document.createElement('div');
  const place = way === 'popup' && innerWidth < SMALL_PX ? WHOLE : PLACES[way];
  panel.style.cssText = `position:absolute;${place};display:flex;flex-direction:column;background:var(--paper);overflow:hidden`;
  frame.style.flex = '1';
  frame.style.minHeight = '0';

  const cross = document.createElement('button');
  cross.type = 'button';
  cross.textContent = '×';
  cross.ariaLabel = CLOSE[lang];
  cross.style.cssText =
    'width:44px;height:44px;margin:0;padding:0;border:0;background:none;color:var(--soft);font:28px/1 sans-serif;cursor:pointer';
  if (hasBar) panel.append(makeBar(frame.title, cross));
  else cross.style.cssText += ';position:absolute;top:8px;right:8px';
  dialog.append(panel);
  return { dialog, panel, cross };
}

function makeBar(title: string, cross: HTMLElement): HTMLElement {
  const bar = document.createElement('div');
  bar.style.cssText =
    'display:flex;flex:none;align-items:center;justify-content:space-between;padding:2px 6px 2px 16px;border-bottom:1px solid var(--line);color:var(--ink);font:600 16px/1.2 system-ui,sans-serif';
  const name = document.createElement('span');
  name.textContent = title;
  bar.append(name, cross);
  return bar;
}

const MOTION = { duration: 200, easing: 'ease-out' } as const;

const OUTSIDE: Record<OverWay, Keyframe> = {
  page: { opacity: 0 },
  popup: { opacity: 0, transform: 'translateY(16px)' },
  slider: { transform: 'translateX(100%)' },
  tab: { transform: 'translateX(100%)' },
};

export interface Slide {
  readonly dialog: HTMLElement;
  readonly panel: HTMLElement;
  readonly way: OverWay;
}

/** Animates the panel and its scrim, in or out. `onEnd` is called at once without motion. */
export function slide({ dialog, panel, way }: Slide, to: 'in' | 'out', onEnd?: () => void): void {
  for (const running of dialog.getAnimations({ subtree: true })) running.cancel();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    onEnd?.();
    return;
  }
  const order = (outside: Keyframe) => (to === 'in' ? [outside, {}] : [{}, outside]);
  // The final state stays until the dialog is closed.
  const motion = { ...MOTION, fill: to === 'in' ? 'none' : 'forwards' } as const;
  dialog.animate(order({ backgroundColor: 'transparent' }), motion);
  panel.animate(order(OUTSIDE[way]), motion).onfinish = () => onEnd?.();
}
