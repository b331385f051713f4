import { useEffect, useState } from 'react';
import { useStaff } from '../shell/staff.ts';
import { keptCallOf } from './kept-call.ts';

/** Unsent notes by enquiry. They survive a change of screen and a reload. */
export function useNotes() {
  const { staffId } = useStaff();
  const { keepNote, read } = keptCallOf(staffId);
  const [notes, setNotes] = useState(() => read().notes);
  useEffect(() => keptCallOf(staffId).forgetOthers(), [staffId]);
  return {
    noteOf: (enquiryId: string) => notes[enquiryId] ?? '',
    writeNote(enquiryId: string, text: string): void {
      setNotes((all) => ({ ...all, [enquiryId]: text }));
      keepNote(enquiryId, text);
    },
    /** Removes the note from session storage, not from the field. */
    forgetNote: (enquiryId: string) => keepNote(enquiryId, ''),
  };
}
