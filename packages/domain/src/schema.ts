import { config, z } from 'zod';

// Zod would compile its checks with `new Function`, which violates the page's Content-Security-Policy. Zod reads this
// setting when a schema is created, so every schema of the project imports `z` from here.
config({ jitless: config().jitless ?? true });

export { z };
