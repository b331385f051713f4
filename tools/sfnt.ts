/** Where each table of a TrueType font begins. */
export function tableOffsets(sfnt: Buffer): (tag: string) => number {
  const offsets = new Map<string, number>();
  for (let entry = 12; entry < 12 + 16 * sfnt.readUInt16BE(4); entry += 16)
    offsets.set(sfnt.toString('latin1', entry, entry + 4), sfnt.readUInt32BE(entry + 8));
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`the font has no table ${tag}`);
    return offset;
  };
}

/** Letter -> glyph, from the cmap subtable of format 4 (every font with Latin letters has one). */
export function glyphLookup(sfnt: Buffer, cmap: number): (codePoint: number) => number {
  const subtables = Array.from(
    { length: sfnt.readUInt16BE(cmap + 2) },
    (_, index) => cmap + sfnt.readUInt32BE(cmap + 8 + 8 * index),
  );
  const table = subtables.find((offset) => sfnt.readUInt16BE(offset) === 4);
  if (table === undefined) throw new Error('the font has no cmap subtable of format 4');
  const doubledCount = sfnt.readUInt16BE(table + 6);
  const [ends, starts] = [table + 14, table + 16 + doubledCount];
  return (codePoint) => {
    for (let at = 0; at < doubledCount; at += 2) {
      if (sfnt.readUInt16BE(ends + at) < codePoint) continue;
      const start = sfnt.readUInt16BE(starts + at);
      if (start > codePoint) return 0;
      const delta = sfnt.readUInt16BE(starts + doubledCount + at);
      const rangeOffsetAt = starts + 2 * doubledCount + at;
      const rangeOffset = sfnt.readUInt16BE(rangeOffsetAt);
      if (rangeOffset === 0) return (codePoint + delta) & 0xffff;
      const glyph = sfnt.readUInt16BE(rangeOffsetAt + rangeOffset + 2 * (codePoint - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
