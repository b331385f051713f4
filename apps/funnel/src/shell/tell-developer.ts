const told = new Set<string>();

/**
 * Console messages for the developer of the parent page. A parent sends its values repeatedly, but each error is logged
 * once.
 */
export function tellDeveloper(problem: string): void {
  if (told.has(problem)) return;
  told.add(problem);
  console.error(problem);
}
