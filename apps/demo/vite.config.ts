import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** An example of a retailer's page with the funnel embedded. */
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
