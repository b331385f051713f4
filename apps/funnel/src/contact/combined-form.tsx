import { type CheckedContactField, contactErrors } from '@funnel/domain/contact/contact-schema';
import { cleanPostcode } from '@funnel/domain/contact/postcode';
import { OFFERED_SALUTATIONS, SALUTATIONS } from '@funnel/domain/contact/salutation';
import type { FormData } from '@funnel/domain/enquiry/form-data';
import type { Text } from '@funnel/domain/text/text';
import { Button, TextLink } from '@funnel/ui/button';
import { Checkbox } from '@funnel/ui/checkbox';
import { ChoiceGroup } from '@funnel/ui/choice-group';
import { Headline } from '@funnel/ui/headline';
import { LockIcon } from '@funnel/ui/icon';
import { TextField } from '@funnel/ui/text-field';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import type { ChangeEvent, Ref } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import style from './combined-form.module.css';
import { contactTexts as texts } from './contact-texts.ts';
import { type ContactValues, useContactForm } from './use-contact-form.ts';

interface CombinedFormProps {
  readonly data: FormData;
  readonly status: 'idle' | 'sending' | 'failed';
  readonly say: (text: Text) => string;
  readonly links: { readonly terms: string; readonly privacy: string };
  readonly headlineRef: Ref<HTMLHeadingElement>;
  /** Everything typed, as it is typed, so that a reload finds it again. */
  readonly onType: (typed: Partial<FormData>) => void;
  readonly onSubmit: (contact: ContactValues) => void;
}

/** Salutation, name, e-mail, telephone and postcode on one screen. */
export function CombinedForm({ data, status, say, links, headlineRef, onType, onSubmit }: CombinedFormProps) {
  const { register, submit, formState } = useContactForm(data, onSubmit);
  const { errors } = formState;

  const errorOf = (field: CheckedContactField) => (errors[field] ? say(contactErrors[field]) : undefined);
  const inputProps = (field: CheckedContactField) =>
    register(field, { onChange: (event) => onType({ [field]: event.target.value }) });

  return (
    <form className={style['form']} noValidate onSubmit={submit}>
      <Headline ref={headlineRef} subtitle={say(texts.subtitle)}>
        {say(texts.title)}
      </Headline>
      <ChoiceGroup
        legend={say(texts.salutation)}
        options={OFFERED_SALUTATIONS.map((code) => ({ value: code, label: say(SALUTATIONS[code]) }))}
        error={errorOf('personal_salutation_english')}
        inputProps={inputProps('personal_salutation_english')}
      />
      <TextField
        label={say(texts.name)}
        error={errorOf('personal_full_name')}
        inputProps={{ ...inputProps('personal_full_name'), autoComplete: 'name' }}
      />
      <TextField
        label={say(texts.email)}
        error={errorOf('personal_email')}
        inputProps={{
          ...inputProps('personal_email'),
          type: 'email',
          autoComplete: 'email',
          inputMode: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
        }}
      />
      <TextField
        label={say(texts.phone)}
        error={errorOf('personal_telephone_raw')}
        inputProps={{ ...inputProps('personal_telephone_raw'), type: 'tel', autoComplete: 'tel' }}
      />
      <TextField
        label={say(texts.postcode)}
        error={errorOf('personal_postcode')}
        inputProps={{
          ...cleaned(inputProps('personal_postcode')),
          inputMode: 'numeric',
          autoComplete: 'postal-code',
        }}
      />
      <Checkbox
        inputProps={{
          name: 'preferred_language',
          value: 'EN',
          checked: data.preferred_language === 'EN',
          onChange: (event) =>
            onType({ preferred_language: event.target.checked ? 'EN' : undefined } as object),
        }}
      >
        {say(texts.english)}
      </Checkbox>
      <Button type="submit" busy={status === 'sending'} busyLabel={say(texts.sending)} data-action="next">
        {say(texts.submit)}
      </Button>
      <VisuallyHidden>
        <span role="status">{status === 'failed' ? say(texts.failed) : ''}</span>
      </VisuallyHidden>
      <p className={style['secure']}>
        <LockIcon /> {say(texts.secure)}
      </p>
      <p className={style['consent']}>
        {say(texts.consentBefore)}
        <TextLink href={links.terms} target="_blank">
          {say(texts.terms)}
        </TextLink>
        {say(texts.consentBetween)}
        <TextLink href={links.privacy} target="_blank">
          {say(texts.privacy)}
        </TextLink>
        .
      </p>
    </form>
  );
}

/** Takes out of a postcode field what cannot belong there before the form looks at it. */
function cleaned(input: UseFormRegisterReturn) {
  return {
    ...input,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      event.target.value = cleanPostcode(event.target.value);
      return input.onChange(event);
    },
  };
}
