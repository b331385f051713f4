/** A window that is opened on the click itself, since browsers block later ones, and told where to go when that is known. */
export interface CustomerWindow {
  /** False where there is no such window, or the visitor has closed it. */
  readonly show: (url: string) => boolean;
  readonly close: () => void;
}

export function openCustomerWindow(waitingText: string): CustomerWindow {
  const opened = window.open('about:blank', '_blank');
  if (opened) {
    // What is shown there later must not reach back to this page. (noopener would take the handle from us as well.)
    opened.opener = null;
    opened.document.title = waitingText;
    opened.document.body.textContent = waitingText;
  }
  return {
    show(url) {
      if (!opened || opened.closed) return false;
      opened.location.replace(new URL(url, location.href).href);
      return true;
    },
    close: () => opened?.close(),
  };
}
