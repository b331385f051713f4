import { useLanguage, useText } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { TextLink } from '@funnel/ui/button';
import { Headline } from '@funnel/ui/headline';
import { NumberedSteps } from '@funnel/ui/numbered-steps';
import { OwnLine } from '@funnel/ui/own-line';
import { useEffect } from 'react';
import { usePageLink } from '../shell/page-link.ts';
import { useSettings } from '../shell/page-settings.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { tellParent } from '../shell/parent-window.ts';
import type { RouteProps } from '../shell/route.ts';
import { ShowroomSection } from '../showroom/showroom-section.tsx';
import { useKnownEnquiry } from '../showroom/use-known-enquiry.ts';
import { nextSteps } from './next-steps.ts';
import style from './thank-you.module.css';

export const title: LocalizedText = defineTexts('thankYou.page', { de: 'Vielen Dank', en: 'Thank you' });

const texts = defineTexts('thankYou', {
  title: { de: 'Vielen Dank für Ihre Anfrage!', en: 'Thank you for your enquiry!' },
  onward: { de: 'So geht es jetzt weiter:', en: 'This is what happens next:' },
  sentTo: { de: 'Die Bestätigung geht an', en: 'Your confirmation goes to' },
  leftTitle: { de: 'Danke für Ihren Besuch!', en: 'Thank you for your visit!' },
  left: {
    de: 'Wenn Sie Ihre Küche später planen möchten, sind wir gern für Sie da.',
    en: 'Whenever you’d like to plan your kitchen, we’ll be happy to help.',
  },
  begin: { de: 'Küche planen', en: 'Plan a kitchen' },
  plan: { de: 'Grundriss nachreichen', en: 'Send a floor plan' },
  site: { de: 'Zur Startseite', en: 'Go to the home page' },
} satisfies Record<string, LocalizedText>);

const hasEmail = (search: string) => Boolean(new URLSearchParams(search).get('email'));
/** Without an enquiry there are no thanks and no promise of a call. */
const hasLeft = (search: string) => new URLSearchParams(search).get('left') === 'true';
/** The server only learns whether an e-mail is given, not which one: the page reserves its space. */
export const variantOf = (search: string) => {
  if (hasLeft(search)) return 'left=true';
  return hasEmail(search) ? 'email=given' : '';
};
export const beginsAsServed = () => true;

/** The last page of every flow: what happens next, and the choice of a showroom (R26, R27). */
export function Route({ search }: RouteProps) {
  const say = useText();
  const { language } = useLanguage();
  const link = usePageLink();
  const { showrooms = [], siteUrl, mails } = useSettings();
  const enquiry = useKnownEnquiry();
  const { kitchenId, email } = enquiry;
  useEffect(() => tellParent({ type: 'funnel-step', step: 'thank_you' }), []);
  const sentTo = (
    <>
      {say(texts.sentTo)}
      <OwnLine>{email}</OwnLine>
    </>
  );
  return (
    <PageShell>
      <div className={style['screen']} data-step="thank_you">
        <img className={style['picture']} src="/picture/thank_you.avif" width="552" height="442" alt="" />
        {hasLeft(search) ? (
          <Headline subtitle={say(texts.left)}>{say(texts.leftTitle)}</Headline>
        ) : (
          <>
            <Headline subtitle={mails.enquiry && hasEmail(search) ? sentTo : say(texts.onward)}>
              {say(texts.title)}
            </Headline>
            <NumberedSteps
              steps={nextSteps.map((step) => ({ title: say(step.title), text: say(step.text) }))}
            />
          </>
        )}
        {showrooms.length > 0 && (
          <ShowroomSection showrooms={showrooms} enquiry={enquiry} language={language} say={say} />
        )}
        <p className={style['links']}>
          {hasLeft(search) && (
            <TextLink roomy href={link('funnel')}>
              {say(texts.begin)}
            </TextLink>
          )}
          {kitchenId && email && (
            <TextLink roomy href={link('iflow', { kitchenId, email })}>
              {say(texts.plan)}
            </TextLink>
          )}
          {/* Never inside a frame: a site must not open within itself. */}
          {siteUrl && (
            <TextLink roomy href={siteUrl} target="_top">
              {say(texts.site)}
            </TextLink>
          )}
        </p>
      </div>
    </PageShell>
  );
}
