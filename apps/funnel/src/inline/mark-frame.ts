/**
 * Marks a page in a frame: brand, language and rating are on the parent page, and a page that filled its frame would
 * never shrink (page.module.css). Set before the first paint, to avoid a layout shift.
 */
export function markFrame(): void {
  if (window.parent !== window) document.documentElement.dataset['framed'] = '';
}
