import type { Builder } from '../part/builder.ts';
import { addChair, addPendant, addRug, addSofa, addTable } from '../prop/furnishing.ts';
import { addFloorPlant, addVase } from '../prop/greenery.ts';
import { addPlate } from '../prop/tableware.ts';
import { WALL_HEIGHT } from './measures.ts';

export const LIVING_WIDTH = 3.4;

/** Dining table and sofa beside the kitchen, without a wall between. */
export function addLivingArea(b: Builder, from: number, depth: number): void {
  const table = { x: from + 0.95, z: depth - 0.95 };
  addTable(b, table.x, table.z, 1.7, 0.85);
  for (const dx of [-0.42, 0.42]) {
    addChair(b, table.x + dx, table.z - 0.67, 0);
    addChair(b, table.x + dx, table.z + 0.67, 2);
  }
  addVase(b, [table.x, 0.75, table.z], 0.9, 6);
  for (const dx of [-0.42, 0.42])
    for (const dz of [-0.24, 0.24]) addPlate(b, [table.x + dx, 0.75, table.z + dz], 0.12);
  for (const dx of [-0.4, 0.4]) addPendant(b, table.x + dx, 1.5, table.z, WALL_HEIGHT);
  b.box('black', [table.x - 0.5, WALL_HEIGHT - 0.02, table.z - 0.02], [1, 0.03, 0.04], 0.004);
  b.box('black', [table.x - 0.015, WALL_HEIGHT - 0.02, 0], [0.03, 0.026, table.z], 0.004);
  addRug(b, from + 1.9, 0.75, 1.35, 1.9);
  addSofa(b, from + LIVING_WIDTH - 0.12, 0.75, 1.75, 3);
  addFloorPlant(b, [from + 0.42, 0, 0.42], 0.95, 9);
}
