import '@funnel/ui/tokens.css';
import '@funnel/ui/fonts.css';
import '@funnel/ui/base.css';
import './shell/first-paint.css';
import { pageNameOf } from '@funnel/contract/page/page-path';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadRoute } from './routes.tsx';
import { repeatEarlyTap, takeOverTaps } from './shell/early-tap.ts';
import { pageSettings } from './shell/page-settings.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

const { search } = location;
const { Route, beginsAsServed } = await loadRoute[pageNameOf(location.pathname)]();
takeOverTaps();
const app = <App Route={Route} settings={pageSettings()} search={search} onReady={repeatEarlyTap} />;
// As a transition React takes the page over in short pieces, so that a tap or a scroll is never kept waiting.
if (root.hasChildNodes() && beginsAsServed(search)) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
delete document.documentElement.dataset['resuming'];
