import type { Page } from '@playwright/test';
import { expect } from './product-test.ts';

const ATTACKER = 'attacker.example';

/** A text with an injected script, short enough for every field. */
export const WICKED_TEXT = `"><script>acted=1</script><img src=//${ATTACKER} onerror=acted=1>`;
/** One for the address of a link. */
export const WICKED_LINK = 'javascript:acted=1';
/** One for a spreadsheet, with a formula. */
export const WICKED_FORMULA = `=HYPERLINK("https://${ATTACKER}", "hier")`;

/** Detects executed injections from the next page on. The returned function fails if one has run, or could. */
export async function watchHarm(page: Page): Promise<() => Promise<void>> {
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith(ATTACKER)) harm.push(`request: ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.text().startsWith(FORBIDDEN)) harm.push(message.text());
  });
  await page.addInitScript((begin) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(begin, effectiveDirective, blockedURI);
    });
  }, FORBIDDEN);
  return async () => {
    expect(await page.evaluate(findWicked, ATTACKER)).toEqual([]);
    expect(harm).toEqual([]);
  };
}

const FORBIDDEN = 'the policy forbids';

/** Runs in the page: elements and attributes that only injected markup can create. */
function findWicked(attacker: string): string[] {
  const base = location.protocol.startsWith('http') ? location.href : 'https://mail.example';
  const found = 'acted' in window ? ['a script has acted'] : [];
  for (const element of document.querySelectorAll('*')) {
    if (element.localName === 'script' && element.textContent === 'acted=1') found.push('a script');
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${element.localName} ${name}`);
      if (!['href', 'src', 'action', 'formaction', 'data', 'srcdoc'].includes(name)) continue;
      const { protocol, hostname } = new URL(value, base);
      if (protocol === 'javascript:' || hostname.endsWith(attacker)) found.push(`${name} ${value}`);
    }
  }
  return found;
}
