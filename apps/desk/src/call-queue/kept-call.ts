import type { MyCall } from './my-call.ts';

type Notes = Readonly<Record<string, string>>;

interface KeptCall {
  /** Whose call and notes these are. */
  readonly staffId: string;
  readonly mine?: MyCall | undefined;
  readonly notes: Notes;
}

const NAME = 'my-call';

/** What the tab keeps of one's own call until it closes, so that a reload loses nothing. */
export function keptCallOf(staffId: string, storage: Storage = sessionStorage) {
  const nothing: KeptCall = { staffId, notes: {} };
  const read = (): KeptCall => {
    try {
      const kept = JSON.parse(storage.getItem(NAME) ?? 'null') as KeptCall | null;
      return kept?.staffId === staffId ? kept : nothing;
    } catch {
      return nothing;
    }
  };
  const write = (kept: KeptCall) => {
    try {
      if (kept.mine || Object.keys(kept.notes).length > 0) storage.setItem(NAME, JSON.stringify(kept));
      else storage.removeItem(NAME);
    } catch {
      // Without a storage everything works, but a reload forgets.
    }
  };
  return {
    read,
    keepMine: (mine: MyCall | undefined) => write({ ...read(), mine }),
    /** An empty text is forgotten. */
    keepNote(enquiryId: string, text: string): void {
      const { [enquiryId]: _, ...others } = read().notes;
      write({ ...read(), notes: text === '' ? others : { ...others, [enquiryId]: text } });
    },
    /** Nobody finds what another person has typed at the same browser. */
    forgetOthers: () => write(read()),
  };
}
