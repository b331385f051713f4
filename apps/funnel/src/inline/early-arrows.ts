import { moveFocus } from '@funnel/ui/move-focus';

/** Arrow keys move the focus among the tiles before hydration. */
export function earlyArrows(): void {
  addEventListener('keydown', (event) => {
    if ('ready' in document.documentElement.dataset || event.defaultPrevented) return;
    if (!(event.target instanceof Element)) return;
    const group = event.target.closest<HTMLElement>('[role=radiogroup]');
    if (group) moveFocus(event, group);
  });
}
