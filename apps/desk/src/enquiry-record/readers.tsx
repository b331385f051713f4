import { useText } from '@funnel/browser/language';
import { Avatar } from '@funnel/ui/avatar';
import { useReaders } from '../shell/presence/use-readers.ts';
import { firstName } from '../shell/words.ts';
import style from './readers.module.css';
import { recordTexts as texts } from './record-texts.ts';

interface ReadersProps {
  readonly enquiryId: string;
  /** The caller's claim already names this colleague. */
  readonly exceptStaffId: string | undefined;
}

const MOST_AVATARS = 3;

/** Colleagues who have this enquiry open. */
export function Readers({ enquiryId, exceptStaffId }: ReadersProps) {
  const say = useText();
  const readers = useReaders(enquiryId).filter(({ staffId }) => staffId !== exceptStaffId);
  const [first, second] = readers.map(({ name }) => firstName(name));
  const words =
    first === undefined
      ? undefined
      : second === undefined
        ? say(texts.oneReads, { name: first })
        : readers.length === 2
          ? say(texts.twoRead, { name: first, other: second })
          : say(texts.moreRead, { name: first, count: String(readers.length - 1) });
  return (
    <span
      className={style['readers']}
      role="status"
      data-readers={readers.length}
      title={readers.map(({ name }) => name).join(', ')}
    >
      {readers.slice(0, MOST_AVATARS).map((reader) => (
        <Avatar key={reader.staffId} {...reader} />
      ))}
      {words}
    </span>
  );
}
