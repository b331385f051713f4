import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { unguessableId } from '../db/unguessable-id.ts';
import { type FileStore, newStoreKey } from '../outside/file-store/file-store.ts';
import { drawFloorPlan } from './draw-floor-plan.ts';
import { type EnquiryRow, eventRow, type YearRows } from './example-rows.ts';

const MEDIA_TYPE = 'image/png';
/** Every third of this many newest enquiries has a floor plan. */
const [NEWEST, EACH] = [60, 3];

/** Floor plans of visitors: content for the store, rows for the example year. */
export async function addFloorPlans(rows: YearRows, store: FileStore): Promise<void> {
  const newest = rows.enquiry.toSorted(
    (one, other) => other.received_at.getTime() - one.received_at.getTime(),
  );
  const folder = await mkdtemp(path.join(os.tmpdir(), 'example-plans-'));
  try {
    for (const [index, enquiry] of newest.slice(0, NEWEST).entries())
      if (index % EACH === 0) await addFloorPlan(rows, store, enquiry, path.join(folder, `${index}.png`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function addFloorPlan(
  rows: YearRows,
  store: FileStore,
  enquiry: EnquiryRow,
  file: string,
): Promise<void> {
  const { enquiry_id, kitchen_id, received_at } = enquiry;
  const number = rows.file.length;
  const plan = await drawFloorPlan(280 + (number % 5) * 45, 240 + (number % 4) * 40);
  await writeFile(file, plan);
  const store_key = newStoreKey();
  await store.put(store_key, { path: file, mediaType: MEDIA_TYPE });
  const at = received_at;
  rows.file.push({
    ...{
      file_id: unguessableId(),
      store_key,
      media_type: MEDIA_TYPE,
      bytes: plan.length,
      name: 'Grundriss.png',
    },
    ...{ received_at: at, stored_at: at, kitchen_id, claimed_at: at, link_id: null, sender: '', network: '' },
    ...{ marks: [], kind: 'PLAN', added_by: null },
  });
  rows.event.push(eventRow(enquiry_id, 'files.added', { at }, undefined));
}
