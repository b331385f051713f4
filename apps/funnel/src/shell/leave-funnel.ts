import { isFramed, tellParent } from './parent-window.ts';

/**
 * Leaves for another page (R26). Inside a frame the parent is asked to close it: a site must not open within itself. Tells
 * whether the page is about to change.
 */
export function leaveFunnel(href: string): boolean {
  if (isFramed()) {
    tellParent({ type: 'close-widget' });
    return false;
  }
  location.assign(href);
  return true;
}
