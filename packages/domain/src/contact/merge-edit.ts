type Values<Field extends string> = Readonly<Record<Field, string>>;

interface Edit<Field extends string> {
  /** The values before typing. */
  readonly seen: Values<Field>;
  readonly mine: Values<Field>;
  /** The values stored meanwhile. */
  readonly theirs: Values<Field>;
}

interface MergedEdit<Field extends string> {
  /** The fields that only this editor has changed. */
  readonly change: Partial<Values<Field>>;
  /** The fields that both have changed, to different values: a person has to choose. */
  readonly conflicts: readonly Field[];
}

/** A three-way merge of two edits of the same record, so that no input is lost silently. */
export function mergeEdit<Field extends string>({ seen, mine, theirs }: Edit<Field>): MergedEdit<Field> {
  const change: Partial<Record<Field, string>> = {};
  const conflicts: Field[] = [];
  for (const field of Object.keys(mine) as Field[]) {
    const isMine = mine[field] !== seen[field];
    if (!isMine || mine[field] === theirs[field]) continue;
    if (theirs[field] === seen[field]) change[field] = mine[field];
    else conflicts.push(field);
  }
  return { change: change as Partial<Values<Field>>, conflicts };
}
