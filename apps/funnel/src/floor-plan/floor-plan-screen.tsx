import { hasConfirmedUpload, takenPlaces } from '@funnel/domain/floor-plan/upload-list';
import { MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { Button, LinkButton } from '@funnel/ui/button';
import { Headline } from '@funnel/ui/headline';
import type { ReactNode, Ref } from 'react';
import style from './floor-plan-screen.module.css';
import { floorPlanTexts as texts } from './floor-plan-texts.ts';
import { PhoneOffer } from './phone-offer.tsx';
import { UploadArea } from './upload-area.tsx';
import type { Uploads } from './use-uploads.ts';

interface FloorPlanScreenProps {
  readonly title: ReactNode;
  readonly subtitle: ReactNode;
  /** The kitchen of the floor plan; undefined until the browser has read its address. */
  readonly visit: { readonly kitchenId: string; readonly email: string } | undefined;
  readonly uploads: Uploads;
  readonly language: Language;
  readonly say: Say;
  readonly headlineRef: Ref<HTMLHeadingElement>;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

/** Choose, drag or photograph a floor plan. "Next" appears once one has arrived; until then the step can be skipped. */
export function FloorPlanScreen(props: FloorPlanScreenProps) {
  const { title, subtitle, visit, uploads, language, say, headlineRef, onNext, onSkip } = props;
  return (
    <>
      <Headline ref={headlineRef} subtitle={subtitle}>
        {title}
      </Headline>
      <UploadArea uploads={uploads} language={language} say={say}>
        {takenPlaces(uploads.list) < MAX_FILES && (
          <PhoneOffer visit={visit} language={language} say={say} onFiles={uploads.arrive} />
        )}
        <div className={style['actions']}>
          {hasConfirmedUpload(uploads.list) ? (
            <Button data-action="next" onClick={onNext}>
              {say(texts.next)}
            </Button>
          ) : (
            <LinkButton data-action="skip" onClick={onSkip}>
              {say(texts.skip)}
            </LinkButton>
          )}
        </div>
      </UploadArea>
    </>
  );
}
