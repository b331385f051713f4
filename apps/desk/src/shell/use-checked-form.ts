import type { FormEvent } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';

/** What is wrong with each field, in words. */
export type Errors<Values> = { readonly [Name in keyof Values]?: string | false | undefined };

interface CheckedForm<Values> {
  readonly defaultValues: DefaultValues<Values>;
  readonly errorsOf: (values: Values) => Errors<Values>;
  readonly onValid: (values: Values) => unknown;
  /** Whether errors are shown before the first submit. */
  readonly isChecked?: boolean;
}

/** Checks on submit, then on every change. The first field that is wrong gets the focus. */
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
    // The library sets the focus in a timer: that would steal it from somebody who types already.
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
