import type { Look } from '../answer/answer.ts';
import type { PlacedPart } from '../part/builder.ts';
import type { Lamp, Part } from '../part/part.ts';
import type { Room } from '../room/measures.ts';

/** Everything that is drawn, as data. A still life has no room. */
export interface Model {
  parts: readonly Part[];
  lamps: readonly Lamp[];
  things: readonly PlacedPart[];
  look: Look;
  room?: Room;
}
