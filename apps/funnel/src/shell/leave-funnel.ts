import { pageUrl } from '@funnel/contract/page/page-path';
import { pageSettings } from './page-settings.ts';
import { isFramed, tellParent } from './parent-window.ts';

/**
 * Leaves for the retailer's site (D26). Inside a frame the parent is asked to close it: the site must not open within
 * itself. Tells whether the page is about to change.
 */
export function leaveFunnel(language: string): boolean {
  if (isFramed()) {
    tellParent({ type: 'close-widget' });
    return false;
  }
  location.assign(pageSettings().siteUrl ?? pageUrl('funnel', {}, language));
  return true;
}
