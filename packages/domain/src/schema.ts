import { config, z } from 'zod';

// Zod would compile its checks with `new Function`, which the page's security policy forbids and reports. It looks at
// this when a schema is made, so every schema of the project takes `z` from here.
config({ jitless: true });

export { z };
