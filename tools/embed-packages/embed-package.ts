/** They hold nothing but types, since they are delivered as they stand. */
const PUBLIC_TYPES = [
  'packages/contract/src/parent-messages/message-to-parent.ts',
  'apps/embed/src/shell/kitchen-funnel-api.ts',
];

export interface EmbedModule {
  /** What is bundled. All that it exports is public. */
  readonly entry: string;
  /** The workspace with its tsconfig. */
  readonly workspace: string;
  /** Delivered before the entry's own declarations: files that hold nothing but types, all of them public. */
  readonly publicTypes: readonly string[];
  /** Imported by whoever uses it. */
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

/** What can be installed: the name of the tarball, and what is in it. */
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
    // Next renders a component on the server only, unless its module says this.
    banner: "'use client';",
  },
};
