import '@funnel/ui/tokens.css';
import '@funnel/ui/fonts.css';
import '@funnel/ui/base.css';
import './shell/first-paint.css';
import { sleep } from '@funnel/browser/sleep';
import { pageNameOf } from '@funnel/contract/page/page-path';
import { App } from './app.tsx';
import { loadRoute } from './load-route.ts';
import { pageSettings } from './shell/page-settings.ts';
import type { RouteModule } from './shell/route.ts';
import { showApp } from './shell/show-app.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

const { search } = location;

/** The failure screen, shown if a route throws. */
function failed(error: unknown): Pick<RouteModule, 'Route' | 'beginsAsServed'> {
  return {
    Route() {
      throw error;
    },
    beginsAsServed: () => false,
  };
}

/** The document applies critical CSS only (page-document.ts). Styles of later screens are in templates. */
function applyAllStyles(): void {
  const sheets = document.querySelectorAll<HTMLTemplateElement>('template[data-file]');
  document.head.append(...[...sheets].map(({ content }) => content));
}

const { Route, beginsAsServed } = await loadRoute[pageNameOf(location.pathname)]().catch(failed);
const early = await window.__FUNNEL_TAPS__?.takeOver();
// Each runs in its own task: together they would delay a tap.
await sleep(0);
applyAllStyles();
await sleep(0);
const app = (
  <App
    Route={Route}
    settings={pageSettings()}
    search={search}
    early={early}
    onReady={() => window.__FUNNEL_TAPS__?.ready()}
  />
);
showApp(root, app, root.hasChildNodes() && beginsAsServed(search));
