/** Selectors of common consent tools and of dialogs. A page may mark its own banner. */
const BANNERS = [
  '#usercentrics-root',
  '#usercentrics-cmp-ui',
  '#CybotCookiebotDialog',
  '#onetrust-banner-sdk',
  '#didomi-notice',
  '#BorlabsCookieBox',
  '#cmpbox',
  '#cmplz-cookiebanner-container',
  '#cookiescript_injected',
  '.cky-consent-container',
  '.cc-window',
  '.klaro .cookie-notice',
  '.klaro .cookie-modal',
  '[data-consent-banner]',
  'dialog[open]',
  '[aria-modal=true]',
].join();

type TcfApi = (
  command: 'getTCData',
  version: 2,
  callback: (data: { eventStatus?: string } | null, isSuccess: boolean) => void,
) => void;

/** Whether the page shows a consent banner or a dialog: nothing may open over it automatically. */
export function isInTheWay(): boolean {
  return [...document.querySelectorAll(BANNERS)].some(isSeen) || isAskedByTcf();
}

/** Some are in a shadow tree whose host has no size. */
function isSeen(element: Element): boolean {
  const inside = element.shadowRoot?.querySelector('[role=dialog],dialog[open],[aria-modal=true]');
  const shown = inside ?? element;
  return shown.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && shown.clientHeight > 0;
}

function isAskedByTcf(): boolean {
  const { __tcfapi } = window as { __tcfapi?: TcfApi };
  let isShown = false;
  __tcfapi?.('getTCData', 2, (data) => {
    isShown = data?.eventStatus === 'cmpuishown';
  });
  return isShown;
}
