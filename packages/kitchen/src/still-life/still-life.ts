import { HOUSE_LOOK, type Look } from '../answer/answer.ts';
import type { Model } from '../kitchen/model.ts';
import { Builder } from '../part/builder.ts';

/** A scene of small objects without a room. */
export function stillLife(arrange: (b: Builder) => void, look: Look = HOUSE_LOOK): Model {
  const b = new Builder();
  arrange(b);
  return { parts: b.parts, lamps: b.lamps, things: b.things, look };
}
