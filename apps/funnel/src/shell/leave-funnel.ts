import { isFramed, tellParent } from './parent-window.ts';

/**
 * Leaves for another page (R26). Inside a frame it asks the parent to close the frame: a site must not open within
 * itself. Returns whether the page is about to change.
 */
export function leaveFunnel(href: string): boolean {
  if (isFramed()) {
    tellParent({ type: 'close-widget' });
    return false;
  }
  location.assign(href);
  return true;
}
