import { type Client, createClient } from '@funnel/contract/client';
import { originOf } from './page-settings.ts';

const clientFor = (origin: string): Client => createClient((url, init) => fetch(url, init), origin);

/** Calls an atlas endpoint, wherever the settings say it is. */
export const callAtlas: Client['call'] = (...call) => clientFor(originOf('atlasEndpoint')).call(...call);

/** Calls what only our own server answers, whatever the settings say. */
export const callOwnServer: Client['call'] = (...call) => clientFor('').call(...call);
