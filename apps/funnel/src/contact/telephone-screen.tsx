import { Headline } from '@funnel/ui/headline';
import { useId } from 'react';
import { TelephoneField } from './contact-fields.tsx';
import style from './contact-form.module.css';
import type { SendingScreenProps } from './contact-screen.ts';
import { contactTexts as texts } from './contact-texts.ts';
import { Honeypot } from './honeypot.tsx';
import { SendButton } from './send-button.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The last step of the long funnel; sends the enquiry. */
export function TelephoneScreen(props: SendingScreenProps) {
  const { data, language, say, headlineRef, onType } = props;
  const headlineId = useId();
  const form = useContactForm({ fields: ['personal_telephone_raw'], ...props });
  return (
    <>
      <Headline ref={headlineRef} id={headlineId} subtitle={say(texts.telephoneSubtitle)}>
        {say(texts.telephoneTitle)}
      </Headline>
      <form className={style['form']} aria-labelledby={headlineId} noValidate onSubmit={form.submit}>
        <TelephoneField
          isFirst
          form={form}
          say={say}
          language={language}
          country={data.telephone_country}
          onType={onType}
        />
        <Honeypot onFill={(website) => onType({ website })} />
        <SendButton {...props} />
      </form>
    </>
  );
}
