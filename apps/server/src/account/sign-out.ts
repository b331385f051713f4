import type { CustomerSession } from '../http/admit-callers.ts';
import type { Services } from '../services.ts';
import { deleteSession } from './session.queries.ts';

export async function signOut({ db }: Services, { session }: { session: CustomerSession }) {
  if (session.token !== undefined) await deleteSession(db, session.token);
  session.forget();
  return { data: { done: true as const } };
}
