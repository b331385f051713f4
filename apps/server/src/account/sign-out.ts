import type { BrowserSession } from '../http/browser-session.ts';
import type { Services } from '../services.ts';
import { deleteSession } from './session.queries.ts';

export async function signOut({ db }: Services, { session }: { session: BrowserSession }) {
  if (session.token !== undefined) await deleteSession(db, session.token);
  session.forget();
  return { data: { done: true as const } };
}
