import type { Rule } from '../tree.ts';

/** A file that cannot be read could hide anything. */
export const syntax: Rule = ({ files }) =>
  files.flatMap(({ path, syntaxError }) =>
    syntaxError
      ? [
          {
            path,
            line: syntaxError.line,
            rule: 'syntax',
            message: `cannot be parsed (${syntaxError.message}): correct it`,
          },
        ]
      : [],
  );
