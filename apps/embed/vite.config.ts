import { defineConfig } from 'vite';

/** One plain script for any page. */
export default defineConfig({
  build: {
    target: 'baseline-widely-available',
    lib: { entry: 'src/embed.ts', formats: ['iife'], name: 'embed', fileName: () => 'embed.js' },
    rolldownOptions: { output: { extend: false } },
  },
});
