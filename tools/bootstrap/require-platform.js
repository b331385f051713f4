import { requireSupportedPlatform } from './platform.js';

// Before `npm start`, `npm test` and `npm run dev`: those begin with `exec`, which the shell of Windows does not know.
requireSupportedPlatform();
