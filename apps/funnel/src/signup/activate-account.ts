import { callForCode } from '@funnel/browser/call-for-code';
import { randomId } from '@funnel/browser/random-id';
import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import { originOf } from '../shell/page-settings.ts';

interface Activation {
  readonly kitchenId: string;
  readonly email: string;
  readonly password: string;
}

/** SUCCESS has a one-time token; anything else is an error code. */
export type Activated =
  | { readonly code: 'SUCCESS'; readonly creds: string | undefined }
  | { readonly code: string; readonly creds?: undefined };

/** Creates the account. Throws without a usable response. */
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
