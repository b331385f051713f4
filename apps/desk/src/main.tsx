import '@funnel/ui/tokens.css';
import '@funnel/ui/fonts.css';
import '@funnel/ui/base.css';
import '@funnel/ui/compact.css';
import { AreaApp } from '@funnel/browser/session/area-app';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { DoorPicture } from '@funnel/screen/account/door-picture';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import { doorTexts } from './staff/staff-texts.ts';

const title: LocalizedText = defineTexts('desk.title', { de: 'Arbeitsplatz', en: 'Desk' });
const door = {
  texts: doorTexts,
  // The other legal pages are linked there.
  legalIds: ['imprint', 'privacy'],
  picture: <DoorPicture />,
} as const;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <AreaApp title={title} door={door}>
    <Desk />
  </AreaApp>,
);
