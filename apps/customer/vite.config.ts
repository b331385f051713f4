import { fetchChunks } from '@funnel/browser/fetch-chunks';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), fetchChunks()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
  },
});
