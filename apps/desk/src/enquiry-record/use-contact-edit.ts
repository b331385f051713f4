import type { EnquiryRecord } from '@funnel/contract/enquiry-record/show-enquiry';
import { changeContactEndpoint } from '@funnel/contract/pipeline/change-contact';
import {
  type ChangedContactField,
  type ContactChange,
  type ContactValues,
  invalidContactField,
} from '@funnel/domain/contact/contact-change';
import { mergeEdit } from '@funnel/domain/contact/merge-edit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RECORD } from '../part/use-record.ts';
import { useCalls } from '../shell/call.ts';

interface Editing {
  /** The base values of the merge: from the start of the edit, or from the last resolved conflict. */
  readonly seen: ContactValues;
  readonly mine: ContactValues;
}

/** Edits the contact. If a colleague has changed the same field, the editor resolves the conflict. */
export function useContactEdit(record: EnquiryRecord) {
  const { callOnce } = useCalls();
  const queries = useQueryClient();
  const { enquiryId, version } = record;
  const theirs = valuesOf(record);
  const [editing, setEditing] = useState<Editing>();
  const [isSaving, setIsSaving] = useState(false);
  const [invalid, setInvalid] = useState<ChangedContactField>();
  const [isFailed, setIsFailed] = useState(false);
  /** The version that was STALE. The save is retried once a newer one has loaded. */
  const [staleAt, setStaleAt] = useState<number>();
  const merged = editing && mergeEdit({ ...editing, theirs });

  const close = () => {
    setEditing(undefined);
    setInvalid(undefined);
    setIsFailed(false);
    setStaleAt(undefined);
  };

  async function save(): Promise<void> {
    if (!merged || isSaving) return;
    if (merged.conflicts.length > 0) return;
    const wrong = invalidContactField(merged.change);
    setInvalid(wrong);
    if (wrong) return;
    if (Object.keys(merged.change).length === 0) return close();
    setIsSaving(true);
    setIsFailed(false);
    const contact = merged.change as ContactChange;
    const outcome = await callOnce(changeContactEndpoint, { body: { enquiryId, version, contact } });
    await queries.invalidateQueries({ queryKey: [RECORD, enquiryId] });
    setIsSaving(false);
    if (outcome.ok) return close();
    if (outcome.failure.code === 'STALE') setStaleAt(version);
    else setIsFailed(true);
  }

  // A colleague has changed other fields: both changes are merged.
  const isNewer = staleAt !== undefined && version !== staleAt;
  useEffect(() => {
    if (!isNewer) return;
    setStaleAt(undefined);
    void save();
  });

  return {
    values: editing?.mine,
    theirs,
    conflicts: merged?.conflicts ?? [],
    invalid,
    isSaving,
    isFailed,
    begin: () => setEditing({ seen: theirs, mine: theirs }),
    discard: close,
    type: (field: ChangedContactField, text: string) =>
      setEditing((now) => now && { ...now, mine: { ...now.mine, [field]: text } }),
    /** Resolves the conflict of a field. */
    choose: (field: ChangedContactField, whose: 'mine' | 'theirs') =>
      setEditing(
        (now) =>
          now && {
            seen: { ...now.seen, [field]: theirs[field] },
            mine: whose === 'mine' ? now.mine : { ...now.mine, [field]: theirs[field] },
          },
      ),
    save,
  };
}

function valuesOf({ contact }: EnquiryRecord): ContactValues {
  const { salutation, fullName, email, telephone, postcode, preferredLanguage } = contact;
  return { salutation, fullName, telephone, email, postcode, preferredLanguage };
}
