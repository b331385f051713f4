import type { MyCall } from './my-call.ts';

type Notes = Readonly<Record<string, string>>;

interface KeptCall {
  /** Owner of the stored call and notes. */
  readonly staffId: string;
  readonly mine?: MyCall | undefined;
  readonly notes: Notes;
}

const NAME = 'my-call';

/** The agent's call and notes in session storage, so that they survive a reload. */
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
      // Storage may be blocked. Then a reload loses them.
    }
  };
  return {
    read,
    keepMine: (mine: MyCall | undefined) => write({ ...read(), mine }),
    /** An empty note is removed. */
    keepNote(enquiryId: string, text: string): void {
      const { [enquiryId]: _, ...others } = read().notes;
      write({ ...read(), notes: text === '' ? others : { ...others, [enquiryId]: text } });
    },
    /** Removes what another person has typed in the same tab. */
    forgetOthers: () => write(read()),
  };
}
