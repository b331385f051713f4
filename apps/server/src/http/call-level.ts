import { aliveEndpoint, readyEndpoint } from '@funnel/contract/health/health';
import { versionEndpoint } from '@funnel/contract/health/version';

export const METRICS_PATH = '/metrics';

/** Probes every few seconds would bury the calls of people. */
const QUIET: readonly string[] = [METRICS_PATH, aliveEndpoint.path, readyEndpoint.path, versionEndpoint.path];

/** The log level of a call of this route. */
export function levelOf(route: string | undefined): 'debug' | 'info' {
  return route !== undefined && QUIET.includes(route) ? 'debug' : 'info';
}
