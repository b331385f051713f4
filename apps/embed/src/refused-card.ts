import type { FunnelLanguage } from './shell/funnel-options.ts';

const TEXTS = {
  de: { sorry: 'Hier lässt sich das leider nicht anzeigen.', open: 'In einem neuen Fenster öffnen' },
  en: { sorry: 'Sorry, this cannot be shown here.', open: 'Open it in a new window' },
};

/** Long enough for the funnel's script on a slow line. An early check is harmless. */
const SILENCE_MS = 2000;

interface Watched {
  readonly origin: string;
  readonly lang: FunnelLanguage;
  readonly signal: AbortSignal;
  readonly complain: (problem: string) => void;
  /** Whether the funnel has sent a message. */
  readonly isHeard: () => boolean;
}

/**
 * On a page that may not frame the funnel, a browser shows a broken frame and reports nothing. So for a silent frame
 * the server is asked whether this page is allowed, by a script, since a page's policy allows those of the server.
 */
export function watchForRefusal(
  frame: HTMLIFrameElement,
  { origin, lang, signal, complain, isHeard }: Watched,
): void {
  async function look(): Promise<void> {
    if (isHeard() || signal.aborted) return;
    const { isAllowed } = await import(/* @vite-ignore */ `${origin}/embed/allowed.mjs`);
    if (isAllowed || isHeard() || signal.aborted) return;
    complain(
      `this page may not show the funnel. Its operator adds ${location.origin} to PARENT_ORIGINS of ${origin}.`,
    );
    const card = refusedCard(frame, lang);
    frame.replaceWith(card);
    signal.addEventListener('abort', () => card.remove());
  }
  frame.addEventListener('load', () => setTimeout(() => look().catch(complain), SILENCE_MS), { signal });
}

/** The server replaces `var(--…)` by the retailer's colours. */
function refusedCard({ title, src }: HTMLIFrameElement, lang: FunnelLanguage): HTMLElement {
  const card = document.createElement('div');
  card.style.cssText =
    'box-sizing:border-box;margin:auto;padding:32px 24px;max-width:640px;border:1px solid var(--line);border-radius:16px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;text-align:center';
  const heading = document.createElement('strong');
  heading.textContent = title;
  heading.style.cssText = 'display:block;font-size:20px';
  const text = document.createElement('p');
  text.textContent = TEXTS[lang].sorry;
  text.style.cssText = 'margin:8px 0 20px';
  const link = document.createElement('a');
  link.href = src;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = TEXTS[lang].open;
  link.style.cssText =
    'display:inline-block;padding:12px 24px;border-radius:999px;background:var(--primary);color:var(--surface);text-decoration:none;font-weight:600';
  card.append(heading, text, link);
  return card;
}
