import { useState } from 'react';

/** What is typed for each caller, kept while one looks at another. */
export function useNotes() {
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  return {
    noteOf: (enquiryId: string) => notes[enquiryId] ?? '',
    writeNote: (enquiryId: string, text: string) => setNotes((all) => ({ ...all, [enquiryId]: text })),
  };
}
