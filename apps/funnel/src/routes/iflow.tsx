import { useLanguage, useText } from '@funnel/browser/language';
import { pageUrl } from '@funnel/contract/page/page-path';
import { hasConfirmedUpload } from '@funnel/domain/floor-plan/upload-list';
import type { LocalizedText } from '@funnel/domain/text/text';
import type { Ref } from 'react';
import { FloorPlanScreen } from '../floor-plan/floor-plan-screen.tsx';
import { useUploads } from '../floor-plan/use-uploads.ts';
import { ExitScreen } from '../iflow/exit-screen.tsx';
import { IflowFrame } from '../iflow/iflow-frame.tsx';
import { IncompleteAddress } from '../iflow/incomplete-address.tsx';
import { hasNotedWish, notedWish } from '../iflow/noted-wish.ts';
import { customerAreaHref, useEnding } from '../iflow/use-ending.ts';
import { beginsAtFirstStep, useIflow } from '../iflow/use-iflow.ts';
import { useVisit, visitVariant } from '../iflow/visit.ts';
import { useSettings } from '../shell/page-settings.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { RatingBadge } from '../shell/rating-badge.tsx';
import type { RouteProps } from '../shell/route.ts';
import { ConfirmationScreen } from '../signup/confirmation-screen.tsx';
import { SignupBanner } from '../signup/signup-banner.tsx';
import { SignupScreen } from '../signup/signup-screen.tsx';
import { useSignup } from '../signup/use-signup.ts';
import { WishedSlot } from '../slot/wished-slot.tsx';

export const title: LocalizedText = { de: 'Ihr Grundriss', en: 'Your floor plan' };

const texts = {
  title: { de: 'Haben Sie einen Grundriss?', en: 'Do you have a floor plan?' },
  subtitle: {
    de: 'Damit planen wir Ihre Küche genauer. Ein Foto oder eine Skizze mit Maßen genügt.',
    en: 'It lets us plan your kitchen more precisely. A photo or a sketch with measurements will do.',
  },
} as const satisfies Record<string, LocalizedText>;

export const variantOf = visitVariant;
export const beginsAsServed = () => beginsAtFirstStep() && !hasNotedWish();

/** After the enquiry: floor plan, then a password for the customer area, or the question whether to do without. */
export function Route({ search }: RouteProps) {
  const say = useText();
  const { language } = useLanguage();
  const { showSubmitErrors, siteUrl } = useSettings();
  const visit = useVisit(search);
  const { kitchenId = '', email = '' } = visit ?? {};
  const { step, direction, go, finish } = useIflow();
  const uploads = useUploads({ owner: { kitchenId }, source: 'funnel', say });
  const { exit, signedUp, leave } = useEnding(language, finish);
  const signup = useSignup({ kitchenId, email, say, onDone: signedUp });

  function screen(headlineRef: Ref<HTMLHeadingElement>) {
    if (visit === null) return <IncompleteAddress href={pageUrl('funnel', {}, language)} say={say} />;
    const given = { say, headlineRef };
    switch (step) {
      case 'floorplan':
        return (
          <FloorPlanScreen
            {...given}
            title={say(texts.title)}
            subtitle={say(texts.subtitle)}
            visit={visit}
            uploads={uploads}
            language={language}
            onNext={() => go('next')}
            onSkip={() => go('skip')}
          />
        );
      case 'signup':
        return (
          <SignupScreen
            {...given}
            email={email}
            signup={signup}
            banner={hasConfirmedUpload(uploads.list) && <SignupBanner about="uploaded" say={say} />}
            rating={<RatingBadge full />}
            showFailure={showSubmitErrors}
            areaHref={customerAreaHref()}
            onSkip={() => go('skip')}
          />
        );
      case 'confirmation':
        return <ConfirmationScreen {...given} onUseBenefits={() => go('use-benefits')} onLeave={leave} />;
      case 'exit':
        return <ExitScreen {...given} exit={exit} siteHref={siteUrl} />;
    }
  }

  return (
    <PageShell>
      <IflowFrame
        step={step}
        direction={direction}
        say={say}
        onBack={step === 'signup' ? () => go('back') : undefined}
        top={
          step === 'floorplan' && <WishedSlot start={notedWish(kitchenId)} language={language} say={say} />
        }
      >
        {screen}
      </IflowFrame>
    </PageShell>
  );
}
