/**
 * Gives every text in a value an id by its place in it: `signup.title`. By its id `say` finds the retailer's own wording.
 * A text that has one already, because it stands elsewhere too, keeps it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineTexts<const Texts extends object>(id: string, texts: Texts): Texts {
  giveIds(id, texts);
  return texts;
}

/** Apart from the above, which a build may leave out where nobody uses what it returns. */
export function giveIds(id: string, texts: object): void {
  if ('de' in texts) {
    if (!('id' in texts)) Object.assign(texts, { id });
    return;
  }
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'object') giveIds(`${id}.${key}`, value);
  }
}
