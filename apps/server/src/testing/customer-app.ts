import { beforeEach } from 'vitest';
import { useTestApp } from './test-app.ts';

/** For tests of accounts and the customer area: each starts at the same time, without mails. */
export function useCustomerApp(environment: Record<string, string> = {}) {
  const app = useTestApp({ environment: { TRUST_PROXY: '1', ...environment } });
  const start = app.clock.now;
  beforeEach(() => {
    app.clock.now = start;
    app.mails.length = 0;
  });
  return {
    app,
    start,
    later(ms: number): void {
      app.clock.now = new Date(app.clock.now.getTime() + ms);
    },
  };
}
