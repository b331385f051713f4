/** A file of the tree; its path is relative to the root and uses forward slashes on every platform. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export type RuleName = 'arrow' | 'purity' | 'layer' | 'name' | 'unchecked';

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly rule: RuleName;
  readonly message: string;
}
