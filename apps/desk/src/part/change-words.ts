import type { ManyChange } from '@funnel/contract/pipeline/change-enquiry';
import { lostReasonNames, statusNames } from '@funnel/domain/pipeline/pipeline-texts';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { showroomName } from '../shell/showroom-name.ts';
import type { Colleague } from '../shell/use-colleagues.ts';

const texts = defineTexts('desk.change', {
  lost: { de: '{status}, {reason}', en: '{status}, {reason}' },
  assigned: { de: 'zugewiesen an {name}', en: 'assigned to {name}' },
  nobody: { de: 'niemand mehr zuständig', en: 'assigned to nobody' },
  showroom: { de: 'Studio {name}', en: 'showroom {name}' },
  noShowroom: { de: 'kein Studio', en: 'no showroom' },
} satisfies Record<string, LocalizedText>);

export function changeWords(
  to: ManyChange,
  { say, colleagues }: { readonly say: Say; readonly colleagues: readonly Colleague[] },
): string {
  if ('status' in to) {
    const status = say(statusNames[to.status]);
    return to.lostReason ? say(texts.lost, { status, reason: say(lostReasonNames[to.lostReason]) }) : status;
  }
  if ('assignee' in to) {
    const name = colleagues.find(({ staffId }) => staffId === to.assignee)?.name ?? '';
    return to.assignee === null ? say(texts.nobody) : say(texts.assigned, { name });
  }
  const name = showroomName(to.showroom);
  return name === null ? say(texts.noShowroom) : say(texts.showroom, { name });
}
