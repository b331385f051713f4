import { MAX_LINES } from '../house-rules.ts';
import type { Rule } from '../tree.ts';

/** A file that grows too long holds more than one thing. */
export const fileSize: Rule = ({ files }) =>
  files.flatMap(({ path, text }) => {
    const lines = text.replace(/\n$/, '').split('\n').length;
    return lines > MAX_LINES
      ? [
          {
            path,
            line: MAX_LINES + 1,
            rule: 'size',
            message: `has ${lines} lines, more than ${MAX_LINES}: split it by concept`,
          },
        ]
      : [];
  });
