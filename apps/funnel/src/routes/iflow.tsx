import { useLanguage, useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { iflowVariant } from '../iflow/iflow-address.ts';
import { hasNotedWish, notedWish } from '../iflow/noted-wish.ts';
import { beginsAtFirstStep } from '../iflow/use-iflow.ts';
import { useSettings } from '../shell/page-settings.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { RatingBadge } from '../shell/rating-badge.tsx';
import type { RouteProps } from '../shell/route.ts';
import { BenefitsBeside } from '../signup/benefits.tsx';
import { WishedSlot } from '../slot/wished-slot.tsx';
import { AfterEnquiry, type AfterEnquiryFrameProps } from './after-enquiry.tsx';

export const title: LocalizedText = defineTexts('iflow.page', { de: 'Ihr Grundriss', en: 'Your floor plan' });

const texts = defineTexts('iflow', {
  title: { de: 'Haben Sie einen Grundriss?', en: 'Do you have a floor plan?' },
  subtitle: {
    de: 'Damit planen wir Ihre Küche genauer. Ein Foto oder eine Skizze mit Maßen genügt.',
    en: 'It lets us plan your kitchen more precisely. A photo or a sketch with measurements will do.',
  },
} satisfies Record<string, LocalizedText>);

export const variantOf = iflowVariant;
export const beginsAsServed = () => beginsAtFirstStep() && !hasNotedWish();

const Frame = ({ children }: AfterEnquiryFrameProps) => <PageShell>{children}</PageShell>;

/** The steps after the funnel's enquiry. */
export function Route({ search }: RouteProps) {
  const say = useText();
  const { language } = useLanguage();
  const { slotMinutes } = useSettings();
  return (
    <AfterEnquiry
      search={search}
      flow={{
        source: 'funnel',
        Frame,
        floorPlan: texts,
        description: <BenefitsBeside say={say} />,
        rating: <RatingBadge full />,
        canSkipSignup: true,
        top: (visit, isFirstStep) =>
          isFirstStep && (
            <WishedSlot
              wish={notedWish(visit?.kitchenId ?? '')}
              minutes={slotMinutes}
              language={language}
              say={say}
            />
          ),
      }}
    />
  );
}
