import { callForCode } from '@funnel/browser/call-for-code';
import { randomId } from '@funnel/browser/random-id';
import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import { originOf } from '../shell/page-settings.ts';

interface Activation {
  readonly kitchenId: string;
  readonly email: string;
  readonly password: string;
}

/** SUCCESS comes with a one-time token; anything else is the code of why not. */
export type Activated =
  | { readonly code: 'SUCCESS'; readonly creds: string | undefined }
  | { readonly code: string; readonly creds?: undefined };

/** Makes the account. Throws where there is no answer that tells how it went. */
export async function activateAccount(activation: Activation): Promise<Activated> {
  const origin = originOf('dsrEndpoint') || originOf('atlasEndpoint');
  const reply = await callForCode(origin, activateIflowEndpoint, activation, randomId());
  if (reply.code !== 'SUCCESS') return { code: reply.code };
  return { code: 'SUCCESS', creds: credsOf(reply.data) };
}

function credsOf(data: unknown): string | undefined {
  const { creds } = (data ?? {}) as { creds?: unknown };
  return typeof creds === 'string' && creds !== '' ? creds : undefined;
}
