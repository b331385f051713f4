import type { Queryable } from '../db/database.ts';

/** Mails about an account. They name no token: links are made when the mail is, so that none is ever stored. */
export type CustomerNotice = {
  readonly kind: 'ACCESS_CREATED' | 'RESET_REQUESTED' | 'PASSWORD_CHANGED' | 'ACCOUNT_DELETED';
  readonly email: string;
};

/** Notes, in the transaction of the act itself, that a customer has to be written to. */
export type NotifyCustomer = (tx: Queryable, notice: CustomerNotice, now: Date) => Promise<void>;

export const notifyCustomer: NotifyCustomer = async (tx, { kind, email }, now) => {
  await tx
    .insertInto('outbox')
    .values({ kind: `customer.${kind}`, payload: JSON.stringify({ email }), created_at: now })
    .execute();
};
