import { isFramed, tellParent } from './parent-window.ts';

/**
 * Navigates to another page (R26). Inside a frame it asks the parent to close the frame: a site must not open within
 * itself. Returns whether the page navigates.
 */
export function leaveFunnel(href: string): boolean {
  if (isFramed()) {
    tellParent({ type: 'close-widget' });
    return false;
  }
  location.assign(href);
  return true;
}
