import { apiOf, complain } from './api-of.ts';
import { readAttributes } from './shell/funnel-options.ts';

/** The script's own tag gives the server, and may create a funnel in its place. */
function start(script: HTMLScriptElement): void {
  const api = apiOf(new URL(script.src).origin);
  script.kitchenFunnel = api;
  const options = readAttributes(script.dataset);
  if (options) api.create(options, script);
}

try {
  // No current script: it runs as a module.
  const script = document.currentScript ?? document.querySelector('script[src*="/embed.js"]');
  start(script as HTMLScriptElement);
} catch (error) {
  complain(error);
}
