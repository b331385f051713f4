import { alertMessage } from '@funnel/domain/alert/alert-message';
import { type AlertKind, lookForAlerts } from '@funnel/domain/alert/alert-rules';
import { judgeAlerts, type StandingAlert, type Verdict } from '@funnel/domain/alert/judge-alerts';
import type { CallPlaces } from '../http/call-places.ts';
import { describeError } from '../log/logger.ts';
import { claimLook, forgetAlert, keepAlert, listAlerts } from './alert.queries.ts';
import { type FactSources, gatherFacts } from './gather-facts.ts';
import { type AlertWays, tellAlert } from './tell-alert.ts';

/** A little less than five minutes, so that jitter of the one-minute checks does not delay it to the sixth minute. */
const LOOK_EVERY_MS = 4.5 * 60 * 1000;

export type AlertSources = FactSources & { readonly places: Pick<CallPlaces, 'lost'> };

type Keep = (kind: AlertKind, alert: StandingAlert | undefined) => Promise<void>;

/**
 * One check. Every server calls it every minute; one of them does it every five minutes, and active alerts are stored
 * in the database. Two faults are tracked and reported by each server alone: that of the database itself, which cannot
 * be stored there, and lost places, which belong to one server.
 */
export function alertCheck(sources: AlertSources, ways: AlertWays): () => Promise<void> {
  const { db, now, logger, places } = sources;
  const inMemory = new Map<AlertKind, StandingAlert>();
  const keepInMemory: Keep = async (kind, alert) => {
    if (alert) inMemory.set(kind, alert);
    else inMemory.delete(kind);
  };
  const keepInDatabase: Keep = (kind, alert) => (alert ? keepAlert(db, alert) : forgetAlert(db, kind));

  async function settle(verdicts: readonly Verdict[], keep: Keep): Promise<void> {
    for (const { kind, change, told, untold } of verdicts) {
      if (change) logger.warn({ kind, code: change.what, reason: change.fact }, 'alert');
      const isTold = change !== undefined && (await tellAlert(ways, alertMessage(change), logger));
      await keep(kind, isTold ? told : untold);
    }
  }

  return async () => {
    const at = now();
    const due = new Date(at.getTime() - LOOK_EVERY_MS);
    let databaseFailure: string | null = null;
    const isClaimed = await claimLook(db, { now: at, due }).catch((error: unknown) => {
      const { kind, code = kind } = describeError(error);
      databaseFailure = code;
      return false;
    });
    const ofThisServer = lookForAlerts({ databaseFailure, lostPlaces: places.lost });
    await settle(judgeAlerts(ofThisServer, [...inMemory.values()], at), keepInMemory);
    if (!isClaimed) return;
    const looked = lookForAlerts(await gatherFacts(sources));
    await settle(judgeAlerts(looked, await listAlerts(db), at), keepInDatabase);
  };
}
