/**
 * A page of the retailer's is around us: brand, language and rating are out there, and a page that filled its frame would
 * never shrink again (page.module.css). Known before the first paint, so that nothing moves.
 */
export function markFrame(): void {
  if (window.parent !== window) document.documentElement.dataset['framed'] = '';
}
