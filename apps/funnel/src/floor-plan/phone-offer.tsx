import { endpointOrigin } from '@funnel/contract/page/page-config';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { PhoneCardProps } from './phone-card.tsx';
import style from './phone-offer.module.css';

/** As in the style sheet. With a mouse, the camera is on another device. */
const COMPUTER = '(pointer: fine) and (width >= 45em)';

/** Optional: if its code cannot be loaded, the screen works without it and shows no error. */
const PhoneCard = lazy(() =>
  import('./phone-card.tsx').then(
    (module) => ({ default: module.PhoneCard }),
    () => ({ default: () => null }),
  ),
);

type PhoneOfferProps = Omit<PhoneCardProps, 'visit'> & {
  readonly visit: PhoneCardProps['visit'] | undefined;
};

/** On a computer: the offer to continue on the phone. Its space is reserved to avoid a layout shift. */
export function PhoneOffer({ visit, ...rest }: PhoneOfferProps) {
  const isComputer = useSyncExternalStore(watchComputer, () => matchMedia(COMPUTER).matches, isKeptFree);
  const isOurs = useSyncExternalStore(never, answersAll, isKeptFree);
  if (!isComputer || !isOurs) return null;
  return (
    <div className={style['place']}>
      <Suspense>{visit && <PhoneCard key={visit.kitchenId} visit={visit} {...rest} />}</Suspense>
    </div>
  );
}

const isKeptFree = () => true;
const never = () => () => {};

function watchComputer(changed: () => void): () => void {
  const query = matchMedia(COMPUTER);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** If the retailer's own services store enquiries or files, our server knows no kitchen. */
function answersAll(): boolean {
  const keys = ['atlasEndpoint', 'internalEndpoint', 'serviceEndpoint'] as const;
  return keys.every((key) => endpointOrigin(window.__FUNNEL_CONFIG__, key) === '');
}
