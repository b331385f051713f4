import { useText } from '@funnel/browser/language';
import style from './enquiry-list.module.css';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

interface EnquiryCountProps {
  readonly count: { readonly count: number; readonly isMore: boolean } | undefined;
}

export function EnquiryCount({ count }: EnquiryCountProps) {
  const say = useText();
  if (!count) return <output className={style['count']} />;
  const number = { count: String(count.count) };
  const one = count.count === 1 ? say(texts.countOne) : say(texts.count, number);
  return <output className={style['count']}>{count.isMore ? say(texts.countMore, number) : one}</output>;
}
