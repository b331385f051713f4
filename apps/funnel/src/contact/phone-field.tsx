import { useText } from '@funnel/browser/language';
import { DEFAULT_PHONE_COUNTRY } from '@funnel/domain/contact/phone';
import type { Language } from '@funnel/domain/text/text';
import { TextField, type TextFieldProps } from '@funnel/ui/text-field';
import { VisuallyHidden } from '@funnel/ui/visually-hidden';
import { type ChangeEvent, useEffect, useMemo, useRef, useState } from 'react';
import { CountryPicker } from './country-picker.tsx';
import { countryName } from './country-picker-countries.ts';
import { countryOfNumber, dialCodeOf } from './country-picker-dial-codes.ts';
import { pickerTexts as texts } from './country-picker-texts.ts';
import { preparePhoneFormat } from './format-phone.ts';
import style from './phone-field.module.css';

export interface PhoneFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly language: Language;
  /** From react-hook-form's `register`. The input is uncontrolled and keeps exactly what was typed. */
  readonly inputProps: NonNullable<TextFieldProps['inputProps']>;
  /** ISO code. */
  readonly country: string;
  readonly onCountry: (country: string) => void;
}

/** A telephone number from any country. The code never changes the input: it is sent as typed. */
export function PhoneField({ label, error, language, inputProps, country, onCountry }: PhoneFieldProps) {
  const say = useText();
  const field = useRef<HTMLDivElement>(null);
  const input = () => field.current?.querySelector<HTMLInputElement>('input[type="tel"]');
  const [picking, setPicking] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  /** Effective again once the number no longer begins with another country's dial code. */
  const chosen = useRef(country);
  const picked = useRef(false);

  const shown = dialCodeOf(country) ? country : DEFAULT_PHONE_COUNTRY;
  const dialCode = `+${dialCodeOf(shown)}`;
  const name = useMemo(() => countryName(shown, language), [shown, language]);

  const show = (next: string) => {
    if (next === country) return;
    setHasChanged(true);
    onCountry(next);
  };
  const follow = (raw: string) => show(countryOfNumber(raw, country) ?? chosen.current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the field already holds is looked at once.
  useEffect(() => {
    preparePhoneFormat();
    const raw = input()?.value ?? '';
    if (!countryOfNumber(raw, country)) return;
    chosen.current = DEFAULT_PHONE_COUNTRY;
    follow(raw);
  }, []);

  const choose = (next: string) => {
    chosen.current = next;
    picked.current = true;
    show(next);
  };

  const closed = () => {
    setPicking(false);
    const element = picked.current ? input() : null;
    picked.current = false;
    element?.focus();
    // The number has another country's prefix than the chosen one: select it, so that typing replaces it.
    if (element && !isSame(countryOfNumber(element.value, chosen.current), chosen.current)) element.select();
  };

  return (
    <div ref={field}>
      <TextField
        label={label}
        error={error}
        prefix={
          <button
            type="button"
            className={style['country']}
            data-action="country"
            aria-haspopup="dialog"
            aria-label={`${shown} ${dialCode}, ${name}, ${say(texts.change)}`}
            onClick={() => setPicking(true)}
          >
            {shown} {dialCode}
          </button>
        }
        inputProps={{
          ...inputProps,
          type: 'tel',
          autoComplete: 'tel',
          inputMode: 'tel',
          onChange: (event: ChangeEvent<HTMLInputElement>) => {
            inputProps.onChange?.(event);
            follow(event.target.value);
          },
        }}
      />
      <VisuallyHidden>
        <span role="status">{hasChanged ? `${name} ${dialCode}` : ''}</span>
      </VisuallyHidden>
      {picking && <CountryPicker language={language} country={shown} onChoose={choose} onClosed={closed} />}
    </div>
  );
}

function isSame(named: string | undefined, chosen: string): boolean {
  return named === undefined || named === chosen;
}
