import { Headline } from '@funnel/ui/headline';
import {
  EmailField,
  EnglishBox,
  NameField,
  PostcodeField,
  SalutationField,
  TelephoneField,
} from './contact-fields.tsx';
import style from './contact-form.module.css';
import type { SendingScreenProps } from './contact-screen.ts';
import { contactTexts as texts } from './contact-texts.ts';
import { Honeypot } from './honeypot.tsx';
import { SendButton } from './send-button.tsx';
import { useContactForm } from './use-contact-form.ts';

const FIELDS = [
  'personal_salutation_english',
  'personal_full_name',
  'personal_email',
  'personal_telephone_raw',
  'personal_postcode',
] as const;

/** Salutation, name, e-mail, telephone and postcode on one screen; sends the enquiry. */
export function CombinedScreen(props: SendingScreenProps) {
  const { data, language, say, headlineRef, onType, words = texts, children } = props;
  const form = useContactForm({ fields: FIELDS, ...props });
  return (
    <>
      <Headline ref={headlineRef} subtitle={words.subtitle && say(words.subtitle)}>
        {say(words.title)}
      </Headline>
      {children && <div className={style['above']}>{children}</div>}
      <form className={style['form']} noValidate onSubmit={form.submit}>
        <SalutationField form={form} say={say} />
        <NameField form={form} say={say} />
        <EmailField form={form} say={say} />
        <TelephoneField
          form={form}
          say={say}
          language={language}
          country={data.telephone_country}
          onType={onType}
        />
        <PostcodeField form={form} say={say} />
        <EnglishBox data={data} say={say} onType={onType} />
        <Honeypot onFill={(website) => onType({ website })} />
        <SendButton {...props} />
      </form>
    </>
  );
}
