import { useLanguage, useText } from '@funnel/browser/language';
import { LOCALES } from '@funnel/domain/slot/slot-time';
import textStyle from '@funnel/ui/text.module.css';
import { countWords, type EnquiriesCounted } from './count-words.ts';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

interface EnquiryCountProps {
  readonly count: EnquiriesCounted | undefined;
}

export function EnquiryCount({ count }: EnquiryCountProps) {
  const say = useText();
  const { language } = useLanguage();
  if (!count) return <output className={textStyle['meta']} />;
  const words = count.isMore
    ? say(texts.countMore, { count: count.count.toLocaleString(LOCALES[language]) })
    : countWords(count.count, say);
  return <output className={textStyle['meta']}>{words}</output>;
}
