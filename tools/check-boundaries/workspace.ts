/** The innermost workspace of the path; empty for the root. */
export function workspaceOf(path: string, workspaces: readonly string[]): string {
  return workspaces
    .filter((folder) => path.startsWith(`${folder}/`))
    .reduce((outer, folder) => (folder.length >= outer.length ? folder : outer), '');
}

/** Tests, their helpers, and the programs they start. */
export const isTest = (path: string): boolean =>
  /\.(test|spec|fixture)\.[jt]sx?$/.test(path) || /\/testing\//.test(path);
