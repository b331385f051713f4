import type { FormEvent } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';

/** The error message of each field. */
export type Errors<Values> = { readonly [Name in keyof Values]?: string | false | undefined };

interface CheckedForm<Values> {
  readonly defaultValues: DefaultValues<Values>;
  readonly errorsOf: (values: Values) => Errors<Values>;
  readonly onValid: (values: Values) => unknown;
  /** Shows errors before the first submit. */
  readonly isChecked?: boolean;
}

/** Validates on submit, then on every change. Focus moves to the first invalid field. */
export function useCheckedForm<Values extends FieldValues>({
  defaultValues,
  errorsOf,
  onValid,
  isChecked = false,
}: CheckedForm<Values>) {
  const form = useForm<Values>({
    defaultValues,
    resolver: (values) => {
      const wrong = Object.entries(errorsOf(values)).filter(([, error]) => error);
      const errors = Object.fromEntries(wrong.map(([name]) => [name, { type: 'wrong' }]));
      return wrong.length > 0 ? ({ values: {}, errors } as never) : { values, errors: {} };
    },
    // The library focuses in a timer, which would steal the focus while the user already types.
    shouldFocusError: false,
  });
  const { handleSubmit, formState, watch } = form;
  const values = watch();
  const errors: Errors<Values> = isChecked || formState.isSubmitted ? errorsOf(values) : {};
  return {
    ...form,
    values,
    errorOf(name: keyof Values): string | undefined {
      const error: string | false | undefined = errors[name];
      return error || undefined;
    },
    submit(event: FormEvent<HTMLFormElement>): void {
      const fields = [...event.currentTarget.elements] as HTMLInputElement[];
      void handleSubmit(onValid, (wrong) => fields.find(({ name }) => name in wrong)?.focus())(event);
    },
  };
}
