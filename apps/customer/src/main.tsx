import '@funnel/ui/tokens.css';
import '@funnel/ui/fonts.css';
import '@funnel/ui/base.css';
import { AreaApp } from '@funnel/browser/session/area-app';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { createRoot } from 'react-dom/client';
import { Customer } from './customer.tsx';
import { pageSettings } from './shell/page-settings.ts';
import { ArrivalProvider } from './shell/screen.tsx';

const title: LocalizedText = defineTexts('customer.title', { de: 'Kundenbereich', en: 'Customer area' });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <AreaApp settings={pageSettings} title={title}>
    <ArrivalProvider>
      <Customer />
    </ArrivalProvider>
  </AreaApp>,
);
