/**
 * Gives every text in a value an id by its path: `signup.title`. `say` finds the retailer's own wording by this id. A
 * text that already has an id, because it is used elsewhere, keeps it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineTexts<const Texts extends object>(id: string, texts: Texts): Texts {
  giveIds(id, texts);
  return texts;
}

/** Separate from `defineTexts`, because a build may drop that call if its result is unused. */
export function giveIds(id: string, texts: object): void {
  if ('de' in texts) {
    if (!('id' in texts)) Object.assign(texts, { id });
    return;
  }
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'object') giveIds(`${id}.${key}`, value);
  }
}
