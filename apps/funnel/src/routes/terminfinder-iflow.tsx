import type { Text } from '@funnel/domain/text/text';
import { Headline } from '@funnel/ui/headline';
import { useText } from '../shell/language.tsx';
import { PageShell } from '../shell/page-shell.tsx';

export const title: Text = { de: 'Ihr Grundriss', en: 'Your floor plan' };

export const beginsAsServed = () => false;

export function Route() {
  return (
    <PageShell>
      <div data-step="floorplan">
        <Headline>{useText()(title)}</Headline>
      </div>
    </PageShell>
  );
}
