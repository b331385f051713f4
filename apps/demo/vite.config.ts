import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A retailer's page to show the embedding on, served at /demo. */
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    // Not among the funnel's own assets, which have a budget.
    assetsDir: 'demo',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'demo.html' },
  },
});
