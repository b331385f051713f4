import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A retailer's page to show the embedding on. */
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
