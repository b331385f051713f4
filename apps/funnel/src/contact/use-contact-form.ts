import {
  type CheckedContactField,
  type Contact,
  contactErrors,
  contactSchema,
  typingContactSchema,
} from '@funnel/domain/contact/contact-schema';
import { DEFAULT_PHONE_COUNTRY } from '@funnel/domain/contact/phone';
import type { EnquiryDraft } from '@funnel/domain/enquiry/enquiry-draft';
import type { Say } from '@funnel/domain/text/say';
import type { LocalizedText } from '@funnel/domain/text/text';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react';
import { type Resolver, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { formatPhone } from './format-phone.ts';

type Typed = Partial<Record<CheckedContactField, string>>;
/** The validated values of the shown fields. */
export type ContactValues = Partial<Pick<Contact, CheckedContactField>> & {
  readonly personal_telephone_formatted?: string;
};

export interface ContactForm {
  /** The props of a field's input; `clean` filters invalid characters first. */
  readonly inputProps: (field: CheckedContactField, clean?: (typed: string) => string) => InputProps;
  readonly errorOf: (field: CheckedContactField) => string | undefined;
  readonly submit: (event: FormEvent) => void;
}

type InputProps = Omit<UseFormRegisterReturn, 'onChange'> & {
  onChange(event: ChangeEvent<HTMLInputElement>): Promise<unknown>;
};

interface ContactFormOptions {
  readonly fields: readonly CheckedContactField[];
  readonly data: EnquiryDraft;
  readonly say: Say;
  /** All input, stored on each change so that it survives a reload. */
  readonly onType: (typed: Partial<EnquiryDraft>) => void;
  readonly onValid: (contact: ContactValues) => void;
  /** The message of an invalid field, if not the default. */
  readonly errorText?: (field: CheckedContactField, typed: string | undefined) => LocalizedText;
}

/** Validates on submit and then on every change; while typing, the postcode's error disappears one digit early. */
export function useContactForm({
  fields,
  data,
  say,
  onType,
  onValid,
  errorText = (field) => contactErrors[field],
}: ContactFormOptions): ContactForm {
  const isSubmit = useRef(false);
  const mask = Object.fromEntries(fields.map((field) => [field, true])) as { personal_email: true };
  const resolver: Resolver<Typed, unknown, ContactValues> = (values, context, options) => {
    const schema = (isSubmit.current ? contactSchema : typingContactSchema).pick(mask);
    return zodResolver(schema)(values as never, context, options as never) as never;
  };
  const { register, handleSubmit, formState, getValues, setValue } = useForm<Typed, unknown, ContactValues>({
    defaultValues: pick(data, fields),
    resolver,
    // The library sets the focus in a timer, which would steal it from a visitor who is already typing.
    shouldFocusError: false,
  });
  const { errors } = formState;

  // The parent page may prefill a visible form. A cleared field is an empty text in the data, too.
  useEffect(() => {
    for (const field of fields) {
      const given = data[field];
      if (given && !getValues(field)) setValue(field, given);
    }
  }, [data, fields, getValues, setValue]);

  return {
    inputProps(field, clean = (typed) => typed) {
      const input = register(field);
      return {
        ...input,
        onChange(event: ChangeEvent<HTMLInputElement>) {
          const kept = clean(event.target.value);
          // Only if it differs: setting the value moves the caret.
          if (kept !== event.target.value) event.target.value = kept;
          onType({ [field]: kept });
          return input.onChange(event);
        },
      };
    },
    errorOf: (field) => (errors[field] ? say(errorText(field, getValues(field))) : undefined),
    async submit(event) {
      const form = event.currentTarget;
      isSubmit.current = true;
      const checked = () => {
        isSubmit.current = false;
      };
      await handleSubmit(
        async (contact) => {
          checked();
          const raw = contact.personal_telephone_raw;
          const country = data.telephone_country ?? DEFAULT_PHONE_COUNTRY;
          onValid(
            raw ? { ...contact, personal_telephone_formatted: await formatPhone(raw, country) } : contact,
          );
        },
        (failures) => {
          checked();
          const first = fields.find((field) => failures[field]);
          form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
        },
      )(event);
    },
  };
}

function pick(data: EnquiryDraft, fields: readonly CheckedContactField[]): Typed {
  return Object.fromEntries(fields.map((field) => [field, data[field] ?? '']));
}
