import { Button } from '@funnel/ui/button';
import { Headline } from '@funnel/ui/headline';
import { useId } from 'react';
import { useSettings } from '../shell/page-settings.ts';
import { EmailField } from './contact-fields.tsx';
import style from './contact-form.module.css';
import type { ContactScreenProps } from './contact-screen.ts';
import { contactTexts as texts } from './contact-texts.ts';
import { useContactForm } from './use-contact-form.ts';

export function EmailScreen(props: ContactScreenProps) {
  const { say, headlineRef } = props;
  const headlineId = useId();
  const { mails } = useSettings();
  const subtitle = mails.enquiry ? texts.emailSubtitle : texts.emailSubtitleElsewhere;
  const form = useContactForm({ fields: ['personal_email'], ...props });
  return (
    <>
      <Headline ref={headlineRef} id={headlineId} subtitle={say(subtitle)}>
        {say(texts.emailTitle)}
      </Headline>
      <form className={style['form']} aria-labelledby={headlineId} noValidate onSubmit={form.submit}>
        <EmailField form={form} say={say} isFirst />
        <Button type="submit" data-action="next">
          {say(texts.next)}
        </Button>
      </form>
    </>
  );
}
