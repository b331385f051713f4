import type { Text } from '@funnel/domain/text/text';
import { useEffect } from 'react';
import { DatepickerScreen } from '../datepicker/datepicker-screen.tsx';
import type { RouteProps } from '../routes.tsx';
import { useText } from '../shell/language.tsx';
import { PageShell } from '../shell/page-shell.tsx';

export const title: Text = { de: 'Ihr Wunschtermin', en: 'Your preferred time' };

/** Whose enquiry it is only the browser knows: what the server renders is the same for everybody. */
export const beginsAsServed = () => false;

/** After the enquiry: kitchenId, enquiryId and email say whose it is. Without them nothing is shown. */
export function Route({ search }: RouteProps) {
  const say = useText();
  const query = new URLSearchParams(search);
  const isComplete = ['kitchenId', 'enquiryId', 'email'].every((name) => query.get(name));
  useEffect(() => {
    if (!isComplete) console.error('Datepicker - Missing required params');
  }, [isComplete]);
  return (
    <PageShell>
      <div data-step="datepicker">
        {isComplete && <DatepickerScreen email={query.get('email') ?? ''} say={say} />}
      </div>
    </PageShell>
  );
}
