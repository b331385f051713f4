import {
  EmailField,
  EnglishBox,
  NameField,
  PostcodeField,
  SalutationField,
  TelephoneField,
} from './contact-fields.tsx';
import type { ContactScreenProps } from './contact-screen.ts';
import type { ContactForm } from './use-contact-form.ts';

export const ALL_FIELDS = [
  'personal_salutation_english',
  'personal_full_name',
  'personal_email',
  'personal_telephone_raw',
  'personal_postcode',
] as const;

type AllFieldsProps = Pick<ContactScreenProps, 'data' | 'language' | 'say' | 'onType'> & {
  readonly form: ContactForm;
};

/** All contact fields on one screen. */
export function AllFields({ form, data, language, say, onType }: AllFieldsProps) {
  return (
    <>
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
    </>
  );
}
