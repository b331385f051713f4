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
/** What a checked form holds: the fields that it shows. */
export type ContactValues = Partial<Pick<Contact, CheckedContactField>> & {
  readonly personal_telephone_formatted?: string;
};

export interface ContactForm {
  /** What a field's input needs; `clean` takes out what cannot belong there before anybody looks at it. */
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
  /** Everything typed, as it is typed, so that a reload finds it again. */
  readonly onType: (typed: Partial<EnquiryDraft>) => void;
  readonly onValid: (contact: ContactValues) => void;
  /** What is said of a field that fails, where it is not the usual. */
  readonly errorText?: (field: CheckedContactField, typed: string | undefined) => LocalizedText;
}

/** Checks on submit and again on every change; while typing, the postcode's error goes one digit early. */
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
    // The library sets the focus in a timer: that would steal it from a visitor who types already.
    shouldFocusError: false,
  });
  const { errors } = formState;

  // The parent page may prefill a form that is shown already. What was emptied is an empty text in the data, too.
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
          // Only where it differs: setting the value moves the caret.
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
