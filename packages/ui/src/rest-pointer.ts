/**
 * Suppresses hover until the pointer moves (`data-resting`): the visitor does not point at what a new screen puts under
 * a resting pointer. Clicks still work.
 */
export function restPointer(): void {
  document.documentElement.dataset['resting'] = '';
  addEventListener('pointermove', wake);
}

function wake({ movementX, movementY }: PointerEvent): void {
  // Browsers also fire a move if only the page has moved.
  if (movementX === 0 && movementY === 0) return;
  delete document.documentElement.dataset['resting'];
  removeEventListener('pointermove', wake);
}
