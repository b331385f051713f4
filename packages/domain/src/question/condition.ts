/** The answers so far, by the key of their question, and the parameters of the address that a condition can ask for. */
export type Facts = Readonly<Record<string, unknown>>;

/** Null stands for a fact that is not known. */
type Codes = readonly (string | null)[];

/**
 * A rule as data: it holds if every fact that it names is one of the codes, or, with `not`, none of them. Conditions side
 * by side are alternatives, so any rule about known codes can be written.
 */
export type Condition = Readonly<Record<string, Codes | { readonly not: Codes }>>;

export function holds(condition: Condition, facts: Facts): boolean {
  return Object.entries(condition).every(([fact, wanted]) => {
    const code = ((Object.hasOwn(facts, fact) && facts[fact]) || null) as string | null;
    return 'not' in wanted ? !wanted.not.includes(code) : wanted.includes(code);
  });
}
