import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development Vite serves the pages and passes every call on to the server (tools/dev.ts starts both). */
const server = process.env['FUNNEL_SERVER'] ?? 'http://localhost:3001';
const calls = ['/api', '/fc', '/int', '/healthz', '/readyz'];

export default defineConfig({
  plugins: [react()],
  server: { proxy: Object.fromEntries(calls.map((path) => [path, server])) },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // One style sheet: the server writes it into the page, so that nothing waits for it.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
