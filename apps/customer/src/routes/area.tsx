import { useText } from '@funnel/browser/language';
import { useCalls } from '@funnel/browser/session/calls';
import { EntryNote } from '@funnel/browser/session/entry-note';
import type { Note } from '@funnel/browser/session/session-texts';
import { useHistoryStep } from '@funnel/browser/use-history-step';
import { useSlots } from '@funnel/browser/use-slots';
import type { OwnEnquiry } from '@funnel/contract/customer-area/show-overview';
import type { Slot } from '@funnel/domain/slot/slot';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AccessCard } from '../account/access-card.tsx';
import { passwordChanged } from '../account/access-texts.ts';
import { ChangePasswordScreen } from '../account/change-password-screen.tsx';
import { DeleteAccountScreen } from '../account/delete-account-screen.tsx';
import { AppointmentCard } from '../appointment/appointment-card.tsx';
import { DayScreen, TimeScreen } from '../appointment/slot-screens.tsx';
import { useMyAppointment } from '../appointment/use-my-appointment.ts';
import { AreaColumn, AreaColumns } from '../customer-area/area-columns.tsx';
import { AreaEmpty, AreaFailed, AreaLoading } from '../customer-area/area-state.tsx';
import { areaTexts as texts } from '../customer-area/area-texts.ts';
import { ContactCard } from '../customer-area/contact-card.tsx';
import { EnquiryChoice } from '../customer-area/enquiry-choice.tsx';
import { NextSteps } from '../customer-area/next-steps.tsx';
import { useOverview } from '../customer-area/use-overview.ts';
import { KitchenCard } from '../enquiry/kitchen-card.tsx';
import { FilesCard } from '../floor-plan/files-card.tsx';
import { useFiles } from '../floor-plan/use-files.ts';
import { Screen } from '../shell/screen.tsx';
import { useAnchor } from '../shell/use-anchor.ts';

type View =
  | { readonly name: 'overview' | 'day' | 'password' | 'delete' }
  | { readonly name: 'time'; readonly date: string };
type Views = ReturnType<typeof useHistoryStep<View>>;

const FIRST: View = { name: 'overview' };
const VIEWS: readonly unknown[] = ['overview', 'day', 'time', 'password', 'delete'] satisfies View['name'][];
const isView = (value: unknown): value is View => VIEWS.includes((value as Partial<View> | null)?.name);

interface AreaProps {
  readonly email: string;
  /** False while the customer has to sign in again: the area then keeps its state. */
  readonly isShown: boolean;
  readonly note: Note | undefined;
  readonly onTell: (note: Note) => void;
  readonly onDeleted: () => void;
}

/** The area of a customer whose address is confirmed. */
export function Area({ email, isShown, note, onTell, onDeleted }: AreaProps) {
  const say = useText();
  const { loaded, reload, retry } = useOverview(isShown);
  const views = useHistoryStep<View>(FIRST, isView);
  const [chosen, setChosen] = useState<string>();
  const { shown: view } = views;

  function changed(): void {
    views.back();
    onTell(passwordChanged);
  }

  const over = {
    password: <ChangePasswordScreen email={email} onDone={changed} onBack={views.back} />,
    delete: <DeleteAccountScreen onDone={onDeleted} onBack={views.back} />,
  };
  const shownOver = view.name === 'password' || view.name === 'delete' ? over[view.name] : undefined;
  const access = (
    <AccessCard
      email={email}
      onChangePassword={() => views.go({ name: 'password' })}
      onDelete={() => views.go({ name: 'delete' })}
    />
  );
  const enquiries = loaded.status === 'ready' ? loaded.data.enquiries : [];
  const enquiry = enquiries.find(({ enquiryId }) => enquiryId === chosen) ?? enquiries[0];
  if (!enquiry) {
    if (shownOver) return shownOver;
    return (
      <Screen key="empty" name="area" title={say(texts.greetingNobody)} subtitle={say(texts.subtitle)}>
        <EntryNote note={note} />
        {loaded.status === 'loading' && <AreaLoading />}
        {loaded.status === 'failed' && <AreaFailed onRetry={retry} />}
        {loaded.status === 'ready' && <AreaEmpty />}
        {loaded.status === 'ready' && (
          <AreaColumn>
            <ContactCard />
            {access}
          </AreaColumn>
        )}
      </Screen>
    );
  }
  return (
    <EnquiryArea
      key={enquiry.enquiryId}
      enquiry={enquiry}
      views={views}
      onChanged={reload}
      access={access}
      over={shownOver}
    >
      <EntryNote note={note} />
      <EnquiryChoice enquiries={enquiries} chosen={enquiry.enquiryId} onChoose={setChosen} />
    </EnquiryArea>
  );
}

interface EnquiryAreaProps {
  readonly enquiry: OwnEnquiry;
  readonly views: Views;
  readonly onChanged: () => Promise<void>;
  readonly access: ReactNode;
  /** Replaces the whole view, while uploads continue. */
  readonly over: ReactNode;
  /** Shown above the cards. */
  readonly children: ReactNode;
}

/** One enquiry with all its data. */
function EnquiryArea({ enquiry, views, onChanged, access, over, children }: EnquiryAreaProps) {
  const say = useText();
  const { enquiryId, appointment, files, withdrawn, steps, contact } = enquiry;
  const { shown: view } = views;
  const isChoosing = view.name === 'day' || view.name === 'time';
  const mine = useMyAppointment({ enquiryId, hasAppointment: appointment !== null, onChanged });
  const slots = useSlots(useCalls().call, isChoosing);
  const keeping = useFiles({ enquiryId, files, onChanged });
  const appointmentTitle = useRef<HTMLHeadingElement>(null);
  const filesTitle = useRef<HTMLHeadingElement>(null);
  const kitchenTitle = useRef<HTMLHeadingElement>(null);
  useAnchor('kitchen', kitchenTitle);

  // Focus management: a customer who comes back from choosing a time continues at the same place.
  const wasChoosing = useRef(isChoosing);
  useEffect(() => {
    if (wasChoosing.current && !isChoosing) appointmentTitle.current?.focus();
    wasChoosing.current = isChoosing;
  }, [isChoosing]);

  function beginChoosing(): void {
    mine.forgetResult();
    views.go({ name: 'day' });
  }

  /** The result is shown below the title. */
  async function confirm(): Promise<void> {
    await mine.confirm();
    appointmentTitle.current?.focus();
  }

  const actOnCall = appointment?.toConfirm ? confirm : beginChoosing;
  const goToFiles = () => filesTitle.current?.focus();
  const goToKitchen = () => kitchenTitle.current?.focus();

  async function choose({ start }: Slot): Promise<void> {
    const result = await mine.choose(start, slots.duration);
    if (result === 'taken') slots.reload();
    // After a failure the same time can be chosen again.
    else if (result !== 'failed') views.restart();
  }

  if (over) return over;
  if (view.name === 'day') {
    return (
      <DayScreen
        slots={slots}
        hasAppointment={appointment !== null}
        onDay={(date) => views.go({ name: 'time', date })}
        onBack={views.back}
      />
    );
  }
  if (view.name === 'time') {
    return (
      <TimeScreen
        slots={slots}
        date={view.date}
        mine={mine}
        current={appointment?.start}
        onSlot={choose}
        onBack={views.back}
      />
    );
  }
  return (
    <Screen
      name="area"
      title={say(texts.greeting).replace('{name}', contact.fullName)}
      subtitle={say(texts.subtitle)}
    >
      {children}
      <AreaColumns
        first={
          <>
            <NextSteps
              steps={steps}
              appointment={appointment}
              fileCount={files.length}
              actions={{ CALL: actOnCall, FLOOR_PLAN: goToFiles, MODEL: goToKitchen }}
            />
            <AppointmentCard
              appointment={appointment}
              telephone={contact.telephone}
              mine={mine}
              titleRef={appointmentTitle}
              onConfirm={confirm}
              onChoose={beginChoosing}
            />
            <FilesCard {...{ enquiryId, files, withdrawn, keeping }} titleRef={filesTitle} />
          </>
        }
        second={
          <>
            <KitchenCard enquiry={enquiry} titleRef={kitchenTitle} />
            <ContactCard />
            {access}
          </>
        }
      />
    </Screen>
  );
}
