/** How the usual consent tools call what they show, and what any dialog is called. A page may mark a banner of its own. */
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

/** Whether the page shows a consent banner or a dialog right now: nothing may open over it by itself. */
export function isInTheWay(): boolean {
  return [...document.querySelectorAll(BANNERS)].some(isSeen) || isAskedByTcf();
}

/** Some stand in a shadow tree, whose host has no size of its own. */
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
