const told = new Set<string>();

/** For whoever writes the parent page. A parent sends its values more than once, and is told once what is wrong with them. */
export function tellDeveloper(problem: string): void {
  if (told.has(problem)) return;
  told.add(problem);
  console.error(problem);
}
