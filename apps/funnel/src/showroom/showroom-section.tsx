import { cleanPostcode } from '@funnel/domain/contact/postcode';
import { nearestShowrooms } from '@funnel/domain/showroom/nearest-showrooms';
import { type Showroom, showroomName } from '@funnel/domain/showroom/showroom';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { LinkButton } from '@funnel/ui/button';
import { Notice } from '@funnel/ui/notice';
import { PlaceGrid } from '@funnel/ui/place-card';
import { TextField } from '@funnel/ui/text-field';
import { useMemo, useState } from 'react';
import { RegionMap } from '../shell/region-map.tsx';
import { ShowroomCard } from './showroom-card.tsx';
import style from './showroom-section.module.css';
import { type ShowroomTexts, showroomTexts } from './showroom-texts.ts';
import type { KnownEnquiry } from './use-known-enquiry.ts';
import { useShowroomChoice } from './use-showroom-choice.ts';

/** The number initially shown if distances are known. */
const NEAREST = 4;

interface ShowroomSectionProps {
  readonly showrooms: readonly Showroom[];
  readonly enquiry: KnownEnquiry;
  readonly language: Language;
  readonly texts?: ShowroomTexts;
  readonly say: Say;
}

/** The showrooms, nearest first, and the visitor's preferred one (R27). */
export function ShowroomSection({
  showrooms,
  enquiry,
  language,
  texts = showroomTexts,
  say,
}: ShowroomSectionProps) {
  const [typed, setTyped] = useState<string>();
  const [wantsAll, setWantsAll] = useState(false);
  const choice = useShowroomChoice(enquiry);
  const canChoose = enquiry.enquiryId !== undefined;
  const postcode = typed ?? enquiry.postcode ?? '';
  const nearby = nearestShowrooms(showrooms, postcode);
  const isSorted = nearby.some(({ distance }) => distance !== undefined);
  const isNear = nearby.slice(0, NEAREST).some(({ showroom }) => showroom.id === choice.chosen);
  const nearest = nearby[0]?.showroom.name;
  const now = useMemo(() => (enquiry.isRead ? new Date() : undefined), [enquiry.isRead]);
  const hasMore = isSorted && nearby.length > NEAREST;
  const showsAll = wantsAll || !hasMore || (choice.chosen !== undefined && !isNear);
  return (
    <section className={style['section']} aria-labelledby="showrooms">
      <h2 id="showrooms" className={style['title']}>
        {say(canChoose ? texts.chooseTitle : texts.showTitle)}
      </h2>
      <p className={style['text']}>{say(canChoose ? texts.chooseText : texts.showText)}</p>
      <div className={style['postcode']}>
        <TextField
          label={say(texts.postcode)}
          hint={say(texts.postcodeHint)}
          inputProps={{
            name: 'postcode',
            value: postcode,
            // Input before hydration would be lost.
            readOnly: !enquiry.isRead,
            inputMode: 'numeric',
            autoComplete: 'postal-code',
            onChange: (event) => setTyped(cleanPostcode(event.target.value)),
          }}
        />
      </div>
      <div className={style['map']}>
        <RegionMap
          label={isSorted && nearest ? say(texts.mapNearest, { name: nearest }) : say(texts.map)}
          places={showrooms}
          lit={isSorted ? nearest : undefined}
        />
      </div>
      <PlaceGrid>
        {nearby.slice(0, showsAll ? undefined : NEAREST).map((one) => (
          <ShowroomCard
            key={one.showroom.id}
            {...one}
            choice={canChoose ? choice : undefined}
            now={now}
            language={language}
            texts={texts}
            say={say}
          />
        ))}
      </PlaceGrid>
      {!showsAll && <LinkButton onClick={() => setWantsAll(true)}>{say(texts.all)}</LinkButton>}
      <div className={style['announcement']} role="status">
        {choice.chosen !== undefined && choice.failed === undefined && (
          <Notice
            tone="done"
            title={say(texts.kept).replace('{name}', () => showroomName(showrooms, choice.chosen ?? ''))}
          >
            {say(texts.keptText)}
          </Notice>
        )}
      </div>
    </section>
  );
}
