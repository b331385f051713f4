import '@funnel/ui/tokens.css';
import '@funnel/ui/fonts.css';
import '@funnel/ui/base.css';
import '@funnel/ui/compact.css';
import { AreaApp } from '@funnel/browser/session/area-app';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import { pageSettings } from './shell/page-settings.ts';

const title: LocalizedText = defineTexts('desk.title', { de: 'Arbeitsplatz', en: 'Desk' });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <AreaApp settings={pageSettings} title={title}>
    <Desk />
  </AreaApp>,
);
