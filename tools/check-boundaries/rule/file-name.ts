import { forbiddenNames } from '../house-rules.ts';
import type { Rule } from '../tree.ts';
import type { Violation } from '../violation.ts';

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Files and folders are named after a concept, in kebab-case. A folder is reported once. */
export const fileName: Rule = ({ files }) => {
  const violations = new Map<string, Violation>();
  for (const { path } of files) {
    const names = path.split('/');
    for (const [depth, name] of names.entries()) {
      const message = wrongWith(name);
      const place = names.slice(0, depth + 1).join('/');
      if (message && !violations.has(place)) violations.set(place, { path, line: 1, rule: 'name', message });
    }
  }
  return [...violations.values()];
};

function wrongWith(name: string): string | undefined {
  const parts = name.split('.');
  const forbidden = parts.find((part) => forbiddenNames.has(part));
  if (forbidden) return `'${name}' says nothing: put it beside its only user, or name it after its concept`;
  if (!parts.every((part) => KEBAB_CASE.test(part))) return `'${name}' is not kebab-case: rename it`;
  return undefined;
}
