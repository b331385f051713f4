import { useEffect, useState } from 'react';
import { useStaff } from '../shell/staff.ts';
import { keptCallOf } from './kept-call.ts';

/** What is typed for each caller, kept while one looks at another, at another screen, or loads the page again. */
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
    /** What was typed stays in the field, but not in the tab. */
    forgetNote: (enquiryId: string) => keepNote(enquiryId, ''),
  };
}
