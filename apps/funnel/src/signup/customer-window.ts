/** A window opened on the click itself, since browsers block later ones, and navigated when the address is known. */
export interface CustomerWindow {
  /** False if the window was blocked or closed. */
  readonly show: (url: string) => boolean;
  readonly close: () => void;
}

export function openCustomerWindow(waitingText: string): CustomerWindow {
  const opened = window.open('about:blank', '_blank');
  if (opened) {
    // The later page must not access this one. (noopener would also drop our handle.)
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
