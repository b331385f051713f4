import { useLanguage, useText } from '@funnel/browser/language';
import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { deviceWords } from '@funnel/domain/enquiry/device-words';
import { sourceNames } from '@funnel/domain/enquiry/source-names';
import { funnelNames } from '@funnel/domain/flow/funnel-names';
import { codeWords } from '@funnel/domain/text/code-words';
import type { LocalizedText } from '@funnel/domain/text/text';
import { trackingName } from '@funnel/domain/tracking/tracking-names';
import { clockTime, dayAndTime, shortDate } from '../shell/words.ts';
import { Fact, Facts } from './facts.tsx';
import style from './record.module.css';
import { originTexts as texts } from './record-texts.ts';

/** Campaign parameters and hidden fields, shown unchanged. */
export function OriginCard({ record }: { record: EnquiryRecord }) {
  const say = useText();
  const { language } = useLanguage();
  const { origin, receivedAt } = record;
  // Somebody else's code says nothing to the staff.
  const wordsOf = (names: Readonly<Record<string, LocalizedText>>, code: string | null) =>
    code !== null && Object.hasOwn(names, code) && codeWords(names, code, say);
  const sorted = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return (
    <section className={style['block']} aria-labelledby="origin">
      <h2 id="origin">{say(texts.title)}</h2>
      <Facts>
        <Fact name={say(texts.received)}>{dayAndTime(receivedAt, language)}</Fact>
        <Fact name={say(texts.source)}>{wordsOf(sourceNames, origin.source)}</Fact>
        <Fact name={say(texts.funnel)}>{wordsOf(funnelNames, origin.funnel)}</Fact>
        <Fact name={say(texts.device)}>{origin.device && deviceWords(origin.device, say)}</Fact>
        {sorted(origin.tracking).map(([key, value]) => {
          const name = trackingName(key);
          return (
            <Fact key={key} name={name ? say(name) : key}>
              <bdi>{value}</bdi>
            </Fact>
          );
        })}
        {sorted(origin.hidden).map(([name, value]) => (
          <Fact key={`hidden ${name}`} name={name}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

/** The consent to be called, and how many calls were made. */
export function ConsentCard({ record }: { record: EnquiryRecord }) {
  const say = useText();
  const { language } = useLanguage();
  const { consent, tries } = record;
  const { askedForCallAt, callsMade } = consent;
  const asked = { date: shortDate(askedForCallAt, language), time: clockTime(askedForCallAt) };
  const used = callsMade === 0 ? texts.usedNever : callsMade === 1 ? texts.usedOnce : texts.usedTimes;
  return (
    <section className={style['block']} aria-labelledby="consent">
      <h2 id="consent">{say(texts.consent)}</h2>
      <Facts>
        <Fact name={say(texts.callAllowed)}>{say(texts.callAsked, asked)}</Fact>
        <Fact name={say(texts.used)}>{say(used, { count: String(callsMade) })}</Fact>
        <Fact name={say(texts.tries)}>{tries > 0 ? say(texts.times, { count: String(tries) }) : null}</Fact>
      </Facts>
    </section>
  );
}
