import { useLanguage, useText } from '@funnel/browser/language';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { useQuery } from '@tanstack/react-query';
import { TimePanel } from '../part/time-panel.tsx';
import { useChosenSlot } from '../part/use-chosen-slot.ts';
import { visitTexts } from '../part/visit-texts.ts';
import { replyOf, useCalls } from '../shell/call.ts';
import { useLive } from '../shell/live.ts';
import { dayAndTime } from '../shell/words.ts';
import { agreedTexts as texts } from './agreed-texts.ts';

interface CallPickerProps {
  readonly isBusy: boolean;
  readonly isTaken: boolean;
  readonly onSave: (start: string) => void;
  readonly onClose: () => void;
}

const SLOTS = 'call-slots';

/** Picks a time for the call. Offers the same slots as visitors see. */
export function CallPicker({ isBusy, isTaken, onSave, onClose }: CallPickerProps) {
  const say = useText();
  const { language } = useLanguage();
  const { call } = useCalls();
  useLive([SLOTS]);
  const slots = useQuery({
    queryKey: [SLOTS],
    queryFn: async () => (await replyOf(call(listSlotsEndpoint))).data.availableSlots,
  });
  const days = slots.data;
  const { chosen, isGone, choose } = useChosenSlot(days);
  const when = chosen && dayAndTime(chosen.start, language);
  return (
    <TimePanel
      title={say(texts.callTitle)}
      days={days}
      isFailed={slots.isError}
      isBusy={isBusy}
      isTaken={isTaken || isGone}
      chosen={chosen}
      saveWords={when ? say(texts.saveCall, { when }) : say(visitTexts.choose)}
      onRetry={() => void slots.refetch()}
      onChoose={choose}
      onSave={() => chosen && onSave(chosen.start)}
      onClose={onClose}
    />
  );
}
