/** Selected rows of a list, and where a range began. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor?: string | undefined;
}

export const NOTHING_SELECTED: Selection = { ids: new Set() };

export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** From where the range began to this row, as the rows are listed now. Rows selected outside of the range stay. */
export function extended(
  { ids, anchor }: Selection,
  rows: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Selection {
  const start = anchor !== undefined && rows.includes(anchor) ? anchor : from;
  const [first, last] = [rows.indexOf(start), rows.indexOf(to)].sort((one, other) => one - other);
  const [old1, old2] = [rows.indexOf(start), rows.indexOf(from)].sort((one, other) => one - other);
  const next = new Set(ids);
  // A range that becomes shorter lets rows go again.
  for (const id of rows.slice(old1, (old2 ?? 0) + 1)) next.delete(id);
  for (const id of rows.slice(first, (last ?? 0) + 1)) next.add(id);
  return { ids: next, anchor: start };
}

/** Without rows that are not listed any more. */
export function stillListed(selection: Selection, rows: readonly string[]): Selection {
  const listed = new Set(rows);
  const ids = [...selection.ids].filter((id) => listed.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
