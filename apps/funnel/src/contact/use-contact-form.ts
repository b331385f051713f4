import { type Contact, contactSchema, typingContactSchema } from '@funnel/domain/contact/contact-schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';

const CHECKED = contactSchema.omit({ preferred_language: true });
const WHILE_TYPING = typingContactSchema.omit({ preferred_language: true });

export type ContactValues = Omit<Contact, 'preferred_language'>;
type Typed = Partial<Record<keyof ContactValues, string>>;

/** Validates on submit, again on every change; while typing the postcode's error goes one digit early. */
export function useContactForm(defaults: Typed, onValid: (contact: ContactValues) => void) {
  const isSubmit = useRef(false);
  const resolver: Resolver<Typed, unknown, ContactValues> = (values, context, options) => {
    const schema = isSubmit.current ? CHECKED : WHILE_TYPING;
    return zodResolver(schema)(values as never, context, options as never) as never;
  };
  const form = useForm<Typed, unknown, ContactValues>({ defaultValues: defaults, resolver });

  async function submit(event: FormEvent): Promise<void> {
    isSubmit.current = true;
    await form.handleSubmit(
      (contact) => {
        isSubmit.current = false;
        onValid(contact);
      },
      () => {
        isSubmit.current = false;
      },
    )(event);
  }
  return { ...form, submit };
}
