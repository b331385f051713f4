import { Headline } from '@funnel/ui/headline';
import { ALL_FIELDS, AllFields } from './all-fields.tsx';
import style from './contact-form.module.css';
import type { SendingScreenProps } from './contact-screen.ts';
import { contactTexts as texts } from './contact-texts.ts';
import { Honeypot } from './honeypot.tsx';
import { SendButton } from './send-button.tsx';
import { useContactForm } from './use-contact-form.ts';

/** Salutation, name, e-mail, telephone and postcode on one screen; sends the enquiry. */
export function CombinedScreen(props: SendingScreenProps) {
  const { data, language, say, headlineRef, onType, words = texts, children } = props;
  const form = useContactForm({ fields: ALL_FIELDS, ...props });
  return (
    <>
      <Headline ref={headlineRef} subtitle={words.subtitle && say(words.subtitle)}>
        {say(words.title)}
      </Headline>
      {children && <div className={style['above']}>{children}</div>}
      <form className={style['form']} noValidate onSubmit={form.submit}>
        <AllFields form={form} data={data} language={language} say={say} onType={onType} />
        <Honeypot onFill={(website) => onType({ website })} />
        <SendButton {...props} />
      </form>
    </>
  );
}
