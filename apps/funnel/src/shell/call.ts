import { clientAt } from '@funnel/browser/client-at';
import type { Client } from '@funnel/contract/client';
import { originOf } from './page-settings.ts';

/** Calls an atlas endpoint, wherever the settings say it is. */
export const callAtlas: Client['call'] = (...call) => clientAt(originOf('atlasEndpoint')).call(...call);

/** Calls what only our own server answers, whatever the settings say. */
export const callOwnServer: Client['call'] = (...call) => clientAt('').call(...call);
