/**
 * Until the pointer moves, nothing lights up below it (`data-resting`): what a new screen brings under a pointer at rest
 * is not what the visitor points at. A press on it counts as ever.
 */
export function restPointer(): void {
  document.documentElement.dataset['resting'] = '';
  addEventListener('pointermove', wake);
}

function wake({ movementX, movementY }: PointerEvent): void {
  // A browser tells of a move also where only the page has moved.
  if (movementX === 0 && movementY === 0) return;
  delete document.documentElement.dataset['resting'];
  removeEventListener('pointermove', wake);
}
