import { useText } from '@funnel/browser/language';
import type { ChangedContactField, ContactValues } from '@funnel/domain/contact/contact-change';
import { MAX_EMAIL_LENGTH } from '@funnel/domain/contact/email';
import { MAX_NAME_LENGTH } from '@funnel/domain/contact/name';
import { MAX_PHONE_LENGTH } from '@funnel/domain/contact/phone';
import { cleanPostcode } from '@funnel/domain/contact/postcode';
import { PREFERRED_LANGUAGES } from '@funnel/domain/contact/preferred-language';
import { languageNames } from '@funnel/domain/contact/preferred-language-names';
import { SALUTATION_CODES, SALUTATIONS, type Salutation } from '@funnel/domain/contact/salutation';
import type { Say } from '@funnel/domain/text/say';
import { Button } from '@funnel/ui/compact-button';
import { Input } from '@funnel/ui/input';
import { Options, Select } from '@funnel/ui/select';
import textStyle from '@funnel/ui/text.module.css';
import { useEffect, useRef } from 'react';
import { contactFieldNames } from '../part/contact-texts.ts';
import { useFormSaveKey } from '../shell/use-save-key.ts';
import style from './contact-form.module.css';
import { recordTexts, contactTexts as texts } from './record-texts.ts';
import type { useContactEdit } from './use-contact-edit.ts';

const TYPED = [
  ['fullName', 'text', MAX_NAME_LENGTH],
  ['telephone', 'tel', MAX_PHONE_LENGTH],
  ['email', 'email', MAX_EMAIL_LENGTH],
  ['postcode', 'text', 5],
] as const;

interface ContactFormProps {
  readonly edit: ReturnType<typeof useContactEdit>;
  readonly values: ContactValues;
}

export function ContactForm({ edit, values }: ContactFormProps) {
  const say = useText();
  const form = useFormSaveKey();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const languages = PREFERRED_LANGUAGES.map((code) => [code, say(languageNames[code])] as const);
  const salutations = SALUTATION_CODES.map((code) => [code, say(SALUTATIONS[code])] as const);
  return (
    <form
      ref={form}
      className={style['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape would also close the record.
        event.preventDefault();
        edit.discard();
      }}
    >
      <Choice field="salutation" options={salutations} {...{ edit, values }} />
      {TYPED.map(([field, type, maxLength], index) => (
        <label key={field} htmlFor={`contact-${field}`}>
          {say(contactFieldNames[field])}
          <Input
            id={`contact-${field}`}
            ref={index === 0 ? first : undefined}
            name={field}
            type={type}
            autoComplete="off"
            maxLength={maxLength}
            value={values[field]}
            aria-invalid={edit.invalid === field || undefined}
            aria-describedby={edit.invalid === field ? 'contact-invalid' : undefined}
            onChange={({ target }) =>
              edit.type(field, field === 'postcode' ? cleanPostcode(target.value) : target.value)
            }
          />
        </label>
      ))}
      <Choice field="preferredLanguage" options={languages} {...{ edit, values }} />
      <div role="alert">
        {edit.conflicts.map((field) => (
          <Conflict key={field} field={field} {...{ edit, values }} />
        ))}
      </div>
      {edit.invalid && (
        <p id="contact-invalid" className={textStyle['failed']} role="alert">
          {say(contactFieldNames[edit.invalid])}: {say(texts.invalid)}
        </p>
      )}
      {edit.isFailed && (
        <p className={textStyle['failed']} role="alert">
          {say(recordTexts.notChanged)}
        </p>
      )}
      <div className={style['actions']}>
        <Button
          type="submit"
          variant="primary"
          data-action="save-contact"
          isBusy={edit.isSaving}
          aria-disabled={edit.conflicts.length > 0 || undefined}
        >
          {say(texts.save)}
        </Button>
        <Button variant="ghost" onClick={edit.discard}>
          {say(texts.discard)}
        </Button>
      </div>
    </form>
  );
}

interface ChoiceProps extends ContactFormProps {
  readonly field: 'salutation' | 'preferredLanguage';
  readonly options: readonly (readonly [string, string])[];
}

function Choice({ field, options, edit, values }: ChoiceProps) {
  const say = useText();
  const isKnown = options.some(([code]) => code === values[field]);
  return (
    <label htmlFor={`contact-${field}`}>
      {say(contactFieldNames[field])}
      <Select
        id={`contact-${field}`}
        name={field}
        value={values[field]}
        onChange={({ target }) => edit.type(field, target.value)}
      >
        {!isKnown && <option value={values[field]}>{values[field]}</option>}
        <Options of={options.map(([code, name]) => ({ value: code, name }))} />
      </Select>
    </label>
  );
}

/** Edit conflict: both texts side by side, to choose one. */
function Conflict({ field, edit, values }: ContactFormProps & { readonly field: ChangedContactField }) {
  const say = useText();
  const both = [
    ['mine', texts.mine, values[field]],
    ['theirs', texts.theirs, edit.theirs[field]],
  ] as const;
  return (
    <fieldset className={style['conflict']} data-conflict={field}>
      <legend>{say(texts.conflict, { field: say(contactFieldNames[field]) })}</legend>
      <p>{say(texts.conflictText)}</p>
      {both.map(([whose, label, text]) => (
        <button key={whose} type="button" data-keep={whose} onClick={() => edit.choose(field, whose)}>
          <small>{say(label)}</small>
          <bdi>{shownValue(field, text, say) || say(texts.empty)}</bdi>
        </button>
      ))}
    </fieldset>
  );
}

function shownValue(field: ChangedContactField, value: string, say: Say): string {
  if (field === 'salutation' && Object.hasOwn(SALUTATIONS, value))
    return say(SALUTATIONS[value as Salutation]);
  if (field === 'preferredLanguage') return say(languageNames[value === 'EN' ? 'EN' : 'DE']);
  return value;
}
