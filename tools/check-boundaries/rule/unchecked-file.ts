import type { Rule } from '../tree.ts';

const DIRECTIVE = /^[\s*/]*@ts-nocheck\b/m;

/** No file may disable the compiler as a whole. The linter has a rule for single lines only. */
export const uncheckedFile: Rule = ({ files }) =>
  files.flatMap(({ path, comments, lineAt }) =>
    comments
      .filter(({ value }) => DIRECTIVE.test(value))
      .map(({ start }) => ({
        path,
        line: lineAt(start),
        rule: 'unchecked',
        message: '@ts-nocheck hides mistakes: correct the types',
      })),
  );
