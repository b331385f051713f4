import { KitchenFunnel } from '@funnel/react-embed';
import { createRoot } from 'react-dom/client';

/** Returns a function that removes it. */
export function mountReactFunnel(place: HTMLElement): () => void {
  const root = createRoot(place);
  root.render(
    <KitchenFunnel
      origin={location.origin}
      funnel="long"
      funnelName="heimberatung"
      onStep={({ step }) => {
        place.dataset['lastStep'] = step;
      }}
    />,
  );
  return () => root.unmount();
}
