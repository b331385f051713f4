import { clientAt } from '@funnel/browser/client-at';
import type { Client } from '@funnel/contract/client';
import { originOf } from './page-settings.ts';

/** Calls an atlas endpoint at the configured origin. */
export const callAtlas: Client['call'] = (...call) => clientAt(originOf('atlasEndpoint')).call(...call);

/** Calls an endpoint that only our own server has. */
export const callOwnServer: Client['call'] = (...call) => clientAt('').call(...call);
