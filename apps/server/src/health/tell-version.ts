import serverPackage from '../../package.json' with { type: 'json' };

export interface Release {
  readonly version: string;
  readonly commit: string | null;
  readonly node: string;
}

export function releaseOf(commit: string | undefined): Release {
  return { version: serverPackage.version, commit: commit ?? null, node: process.version };
}
