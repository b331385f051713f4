import type {
  KeptShowroom,
  removeShowroomEndpoint,
  saveShowroomEndpoint,
} from '@funnel/contract/showroom/manage-showrooms';
import type { Actor } from '@funnel/domain/event/actor';
import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import { noticeRuleOf, type Routing, routingSchema } from '@funnel/domain/routing/routing';
import type { z } from '@funnel/domain/schema';
import { NEW_SHOWROOM_HOURS, positionOf, showroomCode } from '@funnel/domain/showroom/new-showroom';
import type { Showroom } from '@funnel/domain/showroom/showroom';
import { readSettings, type SettingsInUse } from '../db/setting/retailer-settings.queries.ts';
import { addSettingVersion } from '../db/setting/setting-version.queries.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';

type Kept = Pick<RetailerSettings, 'showrooms' | 'routing'>;
type Given = z.output<NonNullable<(typeof saveShowroomEndpoint)['body']>>['showroom'];

export async function listShowrooms({ db }: Services) {
  return shown(await readSettings(db));
}

export async function nameShowrooms({ db }: Services) {
  const { settings } = await readSettings(db);
  return { data: { showrooms: settings.showrooms.map(({ id, name }) => ({ id, name })) } };
}

interface SaveCall {
  readonly actor: Actor;
  readonly body: z.output<NonNullable<(typeof saveShowroomEndpoint)['body']>>;
}

export async function saveShowroom(services: Services, { actor, body: { version, showroom } }: SaveCall) {
  return change(services, actor, version, ({ showrooms, routing }) => {
    const {
      id = showroomCode(
        showroom.name,
        showrooms.map((each) => each.id),
      ),
    } = showroom;
    const before = showrooms.find((each) => each.id === id);
    if (showroom.id !== undefined && !before) throw notFound();
    const after = showroomOf({ ...showroom, id }, before);
    const { postcodes, mailbox, people } = showroom;
    const rule = { showroom: id, postcodes, mailbox, people };
    return {
      showrooms: before ? showrooms.map((each) => (each.id === id ? after : each)) : [...showrooms, after],
      routing: checkedRouting([...routing.filter((each) => each.showroom !== id), rule]),
    };
  });
}

interface RemoveCall {
  readonly actor: Actor;
  readonly body: z.output<NonNullable<(typeof removeShowroomEndpoint)['body']>>;
}

export async function removeShowroom(services: Services, { actor, body: { version, id } }: RemoveCall) {
  return change(services, actor, version, ({ showrooms, routing }) => {
    if (!showrooms.some((each) => each.id === id)) throw notFound();
    return {
      showrooms: showrooms.filter((each) => each.id !== id),
      routing: routing.filter((each) => each.showroom !== id),
    };
  });
}

/** Saves both settings, unless they are stale. */
async function change({ db, now }: Services, actor: Actor, version: string, changed: (kept: Kept) => Kept) {
  return db.transaction().execute(async (tx) => {
    const before = await readSettings(tx);
    const { settings, revisions } = before;
    if (versionOf(before) !== version) throw new Refusal('STALE', 'Somebody else has changed the showrooms.');
    const { showrooms, routing } = changed(settings);
    const act = { author: actor, at: now() };
    await addSettingVersion(tx, { name: 'showrooms', value: showrooms, base: revisions.showrooms, ...act });
    await addSettingVersion(tx, { name: 'routing', value: routing, base: revisions.routing, ...act });
    const event = { actor, happenedAt: now(), data: { call: 'showrooms' } };
    await recordStaffEvent(tx, { type: 'data.changed', ...event });
    return shown(await readSettings(tx));
  });
}

/** Fields that the form lacks stay, or follow from the postcode. */
function showroomOf(given: Given & { readonly id: string }, before: Showroom | undefined): Showroom {
  const { id, name, street, postcode, town, phone } = given;
  const isMoved = before?.postcode !== postcode;
  const position = isMoved ? positionOf(postcode) : before;
  if (!position) throw invalid('showroom.postcode', 'must be a postcode of Germany');
  return {
    openingHours: NEW_SHOWROOM_HOURS,
    ...before,
    ...{ id, name, street, postcode, town, phone },
    lat: position.lat,
    lon: position.lon,
    // A save confirms street and telephone.
    isExample: false,
  };
}

function checkedRouting(routing: Routing): Routing {
  const { success, data, error } = routingSchema.safeParse(routing);
  if (success) return data;
  throw invalid('showroom.postcodes', error.issues[0]?.message ?? '');
}

function shown(inUse: SettingsInUse) {
  const { showrooms, routing } = inUse.settings;
  return {
    data: {
      version: versionOf(inUse),
      showrooms: showrooms.map(
        ({ id, name, street, postcode, town, phone }): KeptShowroom => ({
          ...{ id, name, street, postcode, town, phone },
          postcodes: routing.find(({ showroom }) => showroom === id)?.postcodes ?? [],
          ...mutable(noticeRuleOf(routing, id)),
        }),
      ),
    },
  };
}

const mutable = ({ mailbox, people }: ReturnType<typeof noticeRuleOf>) => ({ mailbox, people: [...people] });

/** Changes with every change, also by the operator's command. */
const versionOf = ({ revisions }: SettingsInUse) => `${revisions.showrooms}.${revisions.routing}`;

const invalid = (field: string, message: string) =>
  new Refusal('INVALID_INPUT', 'What was sent is not valid.', [{ field, message }]);
const notFound = () => new Refusal('NOT_FOUND', 'There is no such showroom.');
