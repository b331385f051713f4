/** The answers so far by question key, and the parameters of the address for conditions. */
export type Facts = Readonly<Record<string, unknown>>;

/** Null is an unknown fact. */
type Codes = readonly (string | null)[];

/**
 * A rule as data: it matches if every fact is one of the codes, or, with `not`, none of them (AND). A list of
 * conditions is joined by OR, so any rule about known codes is possible.
 */
export type Condition = Readonly<Record<string, Codes | { readonly not: Codes }>>;

export function holds(condition: Condition, facts: Facts): boolean {
  return Object.entries(condition).every(([fact, wanted]) => {
    const code = ((Object.hasOwn(facts, fact) && facts[fact]) || null) as string | null;
    return 'not' in wanted ? !wanted.not.includes(code) : wanted.includes(code);
  });
}
