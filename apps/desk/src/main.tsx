import '@funnel/ui/tokens.css';
import '@funnel/ui/fonts.css';
import '@funnel/ui/base.css';
import '@funnel/ui/compact.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(<App search={location.search} />);
