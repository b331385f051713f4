/** Types only, since they are shipped unchanged. */
const PUBLIC_TYPES = [
  'packages/contract/src/parent-messages/message-to-parent.ts',
  'apps/embed/src/shell/kitchen-funnel-api.ts',
];

export interface EmbedModule {
  /** The bundled entry. All its exports are public. */
  readonly entry: string;
  /** The workspace with its tsconfig. */
  readonly workspace: string;
  /** Shipped before the entry's own declarations: files with public types only. */
  readonly publicTypes: readonly string[];
  /** A peer dependency. */
  readonly external: readonly string[];
  readonly banner?: string;
}

/** `/embed.mjs` with `/embed.d.ts`. */
export const SERVED_MODULE: EmbedModule = {
  workspace: 'apps/embed',
  entry: 'apps/embed/src/embed-module.ts',
  publicTypes: PUBLIC_TYPES,
  external: [],
};

/** The npm package: the name of the tarball and its content. */
export const EMBED_PACKAGES: Readonly<Record<string, EmbedModule>> = {
  embed: {
    workspace: 'apps/embed',
    entry: 'apps/embed/src/load-kitchen-funnel.ts',
    publicTypes: PUBLIC_TYPES,
    external: [],
  },
  'react-embed': {
    workspace: 'packages/react-embed',
    entry: 'packages/react-embed/src/kitchen-funnel.tsx',
    publicTypes: PUBLIC_TYPES,
    external: ['react', 'react/jsx-runtime'],
    // Without this Next renders a component on the server only.
    banner: "'use client';",
  },
};
