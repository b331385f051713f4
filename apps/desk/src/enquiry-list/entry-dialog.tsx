import { useText } from '@funnel/browser/language';
import { useSending } from '@funnel/browser/session/use-sending';
import { enterEnquiryEndpoint } from '@funnel/contract/enquiry/enter-enquiry';
import { isEmail } from '@funnel/domain/contact/email';
import { hasFirstAndLastName, MAX_NAME_LENGTH } from '@funnel/domain/contact/name';
import { isPhone, MAX_PHONE_LENGTH } from '@funnel/domain/contact/phone';
import { cleanPostcode, isPostcode } from '@funnel/domain/contact/postcode';
import { OFFERED_SALUTATIONS, SALUTATIONS } from '@funnel/domain/contact/salutation';
import { ENTERED_SOURCES, type EnteredSource } from '@funnel/domain/enquiry/entered-enquiry';
import { sourceNames } from '@funnel/domain/enquiry/source-names';
import { Actions } from '@funnel/ui/actions';
import { Choice } from '@funnel/ui/choice';
import { Button } from '@funnel/ui/compact-button';
import { Dialog } from '@funnel/ui/dialog';
import { TextArea } from '@funnel/ui/input';
import { Notice } from '@funnel/ui/notice';
import { Options, Select } from '@funnel/ui/select';
import { TextInput } from '@funnel/ui/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ENQUIRIES } from '../part/use-enquiry-pages.ts';
import { useCalls } from '../shell/call.ts';
import { useShowrooms } from '../shell/showrooms.ts';
import { useCheckedForm } from '../shell/use-checked-form.ts';
import { useFormSaveKey } from '../shell/use-save-key.ts';
import style from './entry-dialog.module.css';
import { entryTexts as texts } from './entry-texts.ts';
import { COUNT } from './use-enquiries.ts';

/** Enters an enquiry by hand, such as from a visitor in a showroom. */
export function EntryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useText();
  return (
    <Dialog open={open} title={say(texts.title)} onCancel={onClose} closeLabel={say(texts.close)}>
      <EntryForm onClose={onClose} />
    </Dialog>
  );
}

const EMPTY = {
  entry: 'WALK_IN' as EnteredSource,
  salutation: 'MRS' as (typeof OFFERED_SALUTATIONS)[number],
  ...{ name: '', postcode: '', telephone: '', email: '', note: '', showroom: '' },
};

function EntryForm({ onClose }: { onClose: () => void }) {
  const say = useText();
  const showrooms = useShowrooms();
  const { call } = useCalls();
  const queries = useQueryClient();
  const { send, isSending, failure } = useSending();
  // One idempotency key for each form: a retry is the same enquiry.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useFormSaveKey();
  const { register, errorOf, values, setValue, submit } = useCheckedForm({
    defaultValues: EMPTY,
    errorsOf: ({ name, postcode, telephone, email }) => ({
      name: !hasFirstAndLastName(name.trim()) && say(texts.nameWrong),
      postcode: !isPostcode(postcode) && say(texts.postcodeWrong),
      telephone: !isPhone(telephone) && (telephone !== '' || email === '') && say(texts.telephoneWrong),
      email: email !== '' && !isEmail(email.trim()) && say(texts.emailWrong),
    }),
    async onValid({ entry, salutation, name, postcode, telephone, email, note, showroom }) {
      const enquiry = {
        entry,
        personal_salutation_english: salutation,
        personal_full_name: name.trim(),
        personal_postcode: postcode,
        ...(telephone !== '' && { personal_telephone_raw: telephone }),
        ...(email !== '' && { personal_email: email.trim() }),
      };
      const body = {
        enquiry,
        ...(showroom !== '' && { showroom }),
        ...(note.trim() !== '' && { note: note.trim() }),
      };
      const { ok } = await send(() => call(enterEnquiryEndpoint, { body, idempotencyKey }));
      if (!ok) return;
      for (const key of [ENQUIRIES, COUNT]) void queries.invalidateQueries({ queryKey: [key] });
      onClose();
    },
  });
  const field = (name: 'name' | 'postcode' | 'telephone' | 'email') => ({
    ...register(name),
    label: say(texts[name]),
    autoComplete: 'off',
    error: errorOf(name),
  });

  return (
    <form ref={form} className={style['form']} noValidate onSubmit={submit}>
      <Choice
        name="entry"
        label={say(texts.source)}
        value={values.entry}
        options={ENTERED_SOURCES.map((value) => ({ value, name: say(sourceNames[value]) }))}
        onChoose={(entry) => setValue('entry', entry)}
      />
      <Choice
        name="salutation"
        label={say(texts.salutation)}
        value={values.salutation}
        options={OFFERED_SALUTATIONS.map((value) => ({ value, name: say(SALUTATIONS[value]) }))}
        onChoose={(salutation) => setValue('salutation', salutation)}
      />
      <div className={style['line']}>
        <TextInput {...field('name')} maxLength={MAX_NAME_LENGTH} />
        <TextInput
          {...field('postcode')}
          inputMode="numeric"
          onChange={({ target }) => setValue('postcode', cleanPostcode(target.value))}
        />
      </div>
      <TextInput {...field('telephone')} type="tel" maxLength={MAX_PHONE_LENGTH} />
      <TextInput {...field('email')} type="email" />
      <label className={style['field']} htmlFor="entry-showroom">
        {say(texts.showroom)}
        <Select id="entry-showroom" {...register('showroom')}>
          <option value="">{say(texts.byPostcode)}</option>
          <Options of={showrooms.map(({ id, name: showroomName }) => ({ value: id, name: showroomName }))} />
        </Select>
      </label>
      <label className={style['field']} htmlFor="entry-note">
        {say(texts.note)}
        <TextArea {...register('note')} id="entry-note" rows={3} maxLength={4000} />
      </label>
      {failure && <Notice tone="error">{say(texts.failed)}</Notice>}
      <Actions>
        <Button size="l" onClick={onClose}>
          {say(texts.cancel)}
        </Button>
        <Button type="submit" variant="primary" size="l" isBusy={isSending}>
          {say(texts.save)}
        </Button>
      </Actions>
    </form>
  );
}
