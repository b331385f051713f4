import type { Text } from '@funnel/domain/text/text';
import { Headline } from '@funnel/ui/headline';
import { useText } from '../shell/language.tsx';
import { PageShell } from '../shell/page-shell.tsx';

export const title: Text = { de: 'Ihr Termin', en: 'Your appointment' };

export const beginsAsServed = () => false;

export function Route() {
  return (
    <PageShell>
      <div data-step="appointment">
        <Headline>{useText()(title)}</Headline>
      </div>
    </PageShell>
  );
}
