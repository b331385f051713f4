import { useText } from '@funnel/browser/language';
import type { CalendarCall, CalendarVisit } from '@funnel/contract/calendar/show-calendar';
import { PhoneIcon } from '@funnel/ui/desk-icon';
import { iconLook } from '@funnel/ui/icon-button';
import { useCallLink } from '../part/use-call-link.ts';
import { useStaff } from '../shell/staff.ts';
import { firstName } from '../shell/words.ts';
import { slotTexts as texts } from './calendar-texts.ts';
import style from './slot-panel.module.css';

type Who = CalendarCall | CalendarVisit;

/** The colleague who is on this call. */
export function EntryClaim({ claim }: Pick<Who, 'claim'>) {
  const say = useText();
  const { staffId } = useStaff();
  if (!claim) return null;
  const isMine = claim.staffId === staffId;
  return (
    <p className={style['claim']} data-claim={isMine ? 'mine' : 'taken'}>
      {isMine ? say(texts.mine) : say(texts.takenBy, { name: firstName(claim.name) })}
    </p>
  );
}

/** No link while a colleague is on the call: the caller would be called twice. */
export function EntryCall({ who }: { who: Who }) {
  const say = useText();
  const { link, isFailed } = useCallLink(who);
  if (!link) return null;
  return (
    <>
      <a
        className={iconLook('m')}
        href={link.href}
        aria-label={say(texts.callName, { name: who.fullName })}
        onClick={link.onClick}
      >
        <PhoneIcon size="s" />
      </a>
      {isFailed && (
        <p className={style['failed']} role="alert">
          {say(texts.failed)}
        </p>
      )}
    </>
  );
}
