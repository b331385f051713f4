import { useText } from '@funnel/browser/language';
import { countWords } from './count-words.ts';
import style from './enquiry-list.module.css';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

/** With `isMore` there are more than that. */
export interface EnquiriesCounted {
  readonly count: number;
  readonly isMore: boolean;
}

interface EnquiryCountProps {
  readonly count: EnquiriesCounted | undefined;
}

export function EnquiryCount({ count }: EnquiryCountProps) {
  const say = useText();
  if (!count) return <output className={style['count']} />;
  const words = count.isMore
    ? say(texts.countMore, { count: String(count.count) })
    : countWords(count.count, say);
  return <output className={style['count']}>{words}</output>;
}
