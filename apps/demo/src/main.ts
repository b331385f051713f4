import '@funnel/ui/tokens.css';
import '@funnel/ui/fonts.css';
import '@funnel/ui/base.css';
import './demo.css';
import './shop.css';
import './embedding.css';
import './message-log.css';
import './builder.css';
import { offerBuilder } from './builder.ts';
import { offerToCopy } from './copy-snippet.ts';
import { find } from './find.ts';
import { logMessages } from './message-log.ts';

const { lang: language } = document.documentElement;
for (const link of document.querySelectorAll<HTMLElement>('[data-language]')) {
  if (link.dataset['language'] === language) link.setAttribute('aria-current', 'true');
}

if (language !== 'de') {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/services/"]')) {
    const address = new URL(link.href);
    address.searchParams.set('lang', language);
    link.href = address.href;
  }
}

logMessages(find('#log-entries'), find('#log-list'), find('#log-count'));

for (const origin of document.querySelectorAll('pre b')) origin.textContent = location.origin;
for (const snippet of document.querySelectorAll('pre')) offerToCopy(snippet, language);

/** Creates a funnel by the API. Both scripts load asynchronously: the later one starts. */
function createByScript(): void {
  window.KitchenFunnel?.create({ funnel: 'long', target: '#long-funnel' });
  offerBuilder(language);
}
if (window.KitchenFunnel) createByScript();
else addEventListener('load', createByScript, { once: true });

let unmount: (() => void) | undefined;
const button = find('#react-switch');
const place = find('#react-funnel');
button.addEventListener('click', async () => {
  const isShown = button.getAttribute('aria-pressed') === 'true';
  button.setAttribute('aria-pressed', String(!isShown));
  place.hidden = isShown;
  if (isShown) unmount?.();
  else unmount = (await import('./react-funnel.tsx')).mountReactFunnel(place);
});
