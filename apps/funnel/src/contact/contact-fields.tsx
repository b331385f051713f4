import { DEFAULT_PHONE_COUNTRY } from '@funnel/domain/contact/phone';
import { cleanPostcode } from '@funnel/domain/contact/postcode';
import { OFFERED_SALUTATIONS, SALUTATIONS } from '@funnel/domain/contact/salutation';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import type { Say } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { Checkbox } from '@funnel/ui/checkbox';
import { ChoiceGroup } from '@funnel/ui/choice-group';
import { TextField } from '@funnel/ui/text-field';
import { contactTexts as texts } from './contact-texts.ts';
import { PhoneField } from './phone-field.tsx';
import type { ContactForm } from './use-contact-form.ts';

interface FieldProps {
  readonly form: ContactForm;
  /** The only field of its screen, focused on a computer. */
  readonly isFirst?: boolean;
  readonly say: Say;
}

/** shell/use-arriving-headline.ts hands it the focus. */
const FIRST_FIELD = { 'data-first-field': '' };

export function SalutationField({ form, say }: FieldProps) {
  return (
    <ChoiceGroup
      legend={say(texts.salutation)}
      options={OFFERED_SALUTATIONS.map((code) => ({ value: code, label: say(SALUTATIONS[code]) }))}
      error={form.errorOf('personal_salutation_english')}
      inputProps={form.inputProps('personal_salutation_english')}
    />
  );
}

export function NameField({ form, say }: FieldProps) {
  return (
    <TextField
      label={say(texts.name)}
      error={form.errorOf('personal_full_name')}
      inputProps={{ ...form.inputProps('personal_full_name'), autoComplete: 'name', autoCapitalize: 'words' }}
    />
  );
}

export function EmailField({ form, say, isFirst }: FieldProps) {
  return (
    <TextField
      label={say(texts.email)}
      error={form.errorOf('personal_email')}
      inputProps={{
        ...form.inputProps('personal_email'),
        ...(isFirst && FIRST_FIELD),
        type: 'email',
        autoComplete: 'email',
        inputMode: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
      }}
    />
  );
}

export function PostcodeField({ form, say, isFirst }: FieldProps) {
  return (
    <TextField
      label={say(texts.postcode)}
      error={form.errorOf('personal_postcode')}
      inputProps={{
        ...form.inputProps('personal_postcode', cleanPostcode),
        ...(isFirst && FIRST_FIELD),
        inputMode: 'numeric',
        autoComplete: 'postal-code',
      }}
    />
  );
}

interface TelephoneFieldProps extends FieldProps {
  readonly language: Language;
  readonly country: string | undefined;
  readonly onType: (typed: Partial<EnquiryDraft>) => void;
}

export function TelephoneField({ form, say, isFirst, language, country, onType }: TelephoneFieldProps) {
  return (
    <PhoneField
      label={say(texts.phone)}
      error={form.errorOf('personal_telephone_raw')}
      language={language}
      inputProps={{ ...form.inputProps('personal_telephone_raw'), ...(isFirst && FIRST_FIELD) }}
      country={country ?? DEFAULT_PHONE_COUNTRY}
      onCountry={(chosen) => onType({ telephone_country: chosen })}
    />
  );
}

interface EnglishBoxProps {
  readonly data: EnquiryDraft;
  readonly say: Say;
  readonly onType: (typed: Partial<EnquiryDraft>) => void;
}

/** Ticked: English. Cleared: the value is unset. */
export function EnglishBox({ data, say, onType }: EnglishBoxProps) {
  return (
    <Checkbox
      inputProps={{
        name: 'preferred_language',
        value: 'EN',
        checked: data.preferred_language === 'EN',
        onChange: (event) => onType({ preferred_language: event.target.checked ? 'EN' : undefined }),
      }}
    >
      {say(texts.english)}
    </Checkbox>
  );
}
