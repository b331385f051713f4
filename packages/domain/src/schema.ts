import { config, z } from 'zod';

// In a browser Zod must not compile its checks with `new Function`, which violates the page's Content-Security-Policy. On the
// server compiled checks halve the time of a long reply. Zod reads this setting when a schema is created, so every schema of
// the project imports `z` from here.
config({ jitless: 'document' in globalThis });

export { z };
