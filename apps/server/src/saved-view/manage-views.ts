import type { removeViewEndpoint, saveViewEndpoint } from '@funnel/contract/saved-view/manage-views';
import { roleMay } from '@funnel/domain/access/capability';
import type { Staff } from '@funnel/domain/access/principal';
import type { Actor } from '@funnel/domain/event/actor';
import type { DeskTopic } from '@funnel/domain/event/desk-topic';
import { MAX_VIEWS, tidyFilter } from '@funnel/domain/saved-view/saved-view';
import type { z } from '@funnel/domain/schema';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import {
  deleteView,
  insertView,
  listViews as listRows,
  lockViews,
  updateView,
} from './saved-view.queries.ts';

type Row = Awaited<ReturnType<typeof listRows>>[number];

export async function listViews({ db }: Services, { by }: { readonly by: Staff }) {
  return shown(db, by);
}

interface SaveCall {
  readonly by: Staff;
  readonly actor: Actor;
  readonly body: z.output<NonNullable<(typeof saveViewEndpoint)['body']>>;
}

export async function saveView({ db, now }: Services, { by, actor, body }: SaveCall) {
  const { viewId, name, isShared } = body;
  const filter = tidyFilter(body.filter);
  return db.transaction().execute(async (tx) => {
    await lockViews(tx);
    const views = await listRows(tx, by.staffId);
    const before = viewId === undefined ? undefined : findChangeable(views, viewId, by);
    if (isShared && !before?.isShared && !roleMay(by.role, 'view.share'))
      throw new Refusal('FORBIDDEN', 'Managers and owners share views.');
    if (before) {
      await updateView(tx, before.viewId, { isShared, name, filter });
    } else {
      if (views.filter((view) => view.isShared === isShared).length >= MAX_VIEWS)
        throw new Refusal('WRONG_STATE', 'There are too many views.');
      const view = { viewId: unguessableId(), staffId: by.staffId, isShared, name, filter, now: now() };
      await insertView(tx, view);
    }
    if (isShared || before?.isShared) await record(tx, actor, now());
    return shown(tx, by);
  });
}

interface RemoveCall {
  readonly by: Staff;
  readonly actor: Actor;
  readonly body: z.output<NonNullable<(typeof removeViewEndpoint)['body']>>;
}

export async function removeView({ db, now }: Services, { by, actor, body }: RemoveCall) {
  return db.transaction().execute(async (tx) => {
    const { viewId, isShared } = findChangeable(await listRows(tx, by.staffId), body.viewId, by);
    await deleteView(tx, viewId);
    if (isShared) await record(tx, actor, now());
    return shown(tx, by);
  });
}

/** Only changes of shared views are events. */
async function record(tx: Queryable, actor: Actor, now: Date): Promise<void> {
  const data = { call: 'views' satisfies DeskTopic };
  await recordStaffEvent(tx, { type: 'data.changed', actor, happenedAt: now, data });
}

/** A shared view may be changed by everybody who may share views. */
function isChangeable(view: Row, by: Staff): boolean {
  return view.isShared ? roleMay(by.role, 'view.share') : view.staffId === by.staffId;
}

function findChangeable(views: readonly Row[], viewId: string, by: Staff): Row {
  const found = views.find((view) => view.viewId === viewId && isChangeable(view, by));
  if (!found) throw new Refusal('NOT_FOUND', 'There is no such view.');
  return found;
}

async function shown(db: Queryable, by: Staff) {
  const views = await listRows(db, by.staffId);
  return {
    data: {
      views: views.map((view) => ({
        ...{ viewId: view.viewId, name: view.name, isShared: view.isShared, filter: view.filter },
        isMine: isChangeable(view, by),
      })),
    },
  };
}
