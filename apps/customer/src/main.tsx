import '@funnel/ui/tokens.css';
import '@funnel/ui/fonts.css';
import '@funnel/ui/base.css';
import { AreaApp } from '@funnel/browser/session/area-app';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { accountTexts } from './account/account-texts.ts';
import { Customer } from './customer.tsx';

const title: LocalizedText = defineTexts('customer.title', { de: 'Kundenbereich', en: 'Customer area' });
/** Not needed for the first view. It is decoration: nobody misses it where it cannot be loaded. */
const DoorPicture = lazy(() =>
  import('@funnel/screen/account/door-picture').then(
    ({ DoorPicture }) => ({ default: DoorPicture }),
    () => ({ default: () => null }),
  ),
);
const door = {
  texts: accountTexts,
  picture: (
    <Suspense>
      <DoorPicture />
    </Suspense>
  ),
};
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <AreaApp title={title} door={door}>
    <Customer />
  </AreaApp>,
);
