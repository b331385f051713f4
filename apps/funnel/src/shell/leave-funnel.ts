import { pageSettings } from './page-settings.ts';
import { isFramed, tellParent } from './parent-window.ts';

/**
 * Leaves for the retailer's site (R26), or for a page of ours where none is set. Inside a frame the parent is asked to
 * close it: the site must not open within itself. Tells whether the page is about to change.
 */
export function leaveFunnel(ownPage: string): boolean {
  if (isFramed()) {
    tellParent({ type: 'close-widget' });
    return false;
  }
  location.assign(pageSettings().siteUrl ?? ownPage);
  return true;
}
