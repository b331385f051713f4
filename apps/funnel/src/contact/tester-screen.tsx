import { testerError, testerPrivacyError } from '@funnel/domain/tester/tester-errors';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { TextLink } from '@funnel/ui/button';
import { Checkbox } from '@funnel/ui/checkbox';
import { Headline } from '@funnel/ui/headline';
import { useRef, useState } from 'react';
import { ALL_FIELDS, AllFields } from './all-fields.tsx';
import style from './contact-form.module.css';
import type { SendingScreenProps } from './contact-screen.ts';
import { Honeypot } from './honeypot.tsx';
import { SendButton } from './send-button.tsx';
import { useContactForm } from './use-contact-form.ts';

const words = defineTexts('testerContact', {
  title: { de: 'Wie erreichen wir dich?', en: 'How can we reach you?' },
  subtitle: {
    de: 'Du bekommst innerhalb von 48 Stunden eine Antwort.',
    en: 'You’ll get an answer within 48 hours.',
  },
  submit: { de: 'Jetzt bewerben', en: 'Apply now' },
  failed: {
    de: 'Das hat leider nicht geklappt. Deine Angaben sind noch da, versuch es bitte noch einmal.',
    en: 'Sorry, that didn’t work. Your details are still here, so please try again.',
  },
} satisfies Record<string, LocalizedText>);

/** A notice instead of consent: answering an application needs no consent, and there would be no real choice. */
const privacy = defineTexts('testerContact.privacy', {
  before: { de: 'Ich habe die ', en: 'I’ve read the ' },
  link: { de: 'Datenschutzhinweise', en: 'privacy notice' },
  after: { de: ' gelesen.', en: '.' },
} satisfies Record<string, LocalizedText>);

/** The form of the tester promotion, with du and the privacy notice (R28). */
export function TesterScreen(props: SendingScreenProps) {
  const { data, language, say, headlineRef, onType, onValid, links } = props;
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isRead = data.privacy_accepted === true;
  const form = useContactForm({
    fields: ALL_FIELDS,
    ...props,
    errorText: testerError,
    onValid: (contact) => (isRead ? onValid(contact) : box.current?.focus()),
  });
  return (
    <>
      <Headline ref={headlineRef} subtitle={say(words.subtitle)}>
        {say(words.title)}
      </Headline>
      <form
        className={style['form']}
        noValidate
        onSubmit={(event) => {
          setTried(true);
          form.submit(event);
        }}
      >
        <AllFields form={form} data={data} language={language} say={say} onType={onType} />
        <Checkbox
          error={isTried && !isRead ? say(testerPrivacyError) : undefined}
          inputProps={{
            ref: box,
            name: 'privacy_accepted',
            required: true,
            checked: isRead,
            onChange: (event) => onType({ privacy_accepted: event.target.checked }),
          }}
        >
          {say(privacy.before)}
          <TextLink href={links.privacy} target="_blank" rel="noopener">
            {say(privacy.link)}
          </TextLink>
          {say(privacy.after)}
        </Checkbox>
        <Honeypot onFill={(website) => onType({ website })} />
        <SendButton status={props.status} showFailure={props.showFailure} words={words} say={say} />
      </form>
    </>
  );
}
