import type { ESTree } from 'rolldown/utils';
import type { ParsedFile } from '../parse-file.ts';
import type { Rule } from '../tree.ts';

/** Nothing switches off the compiler or a test. */
export const silencedCheck: Rule = ({ files }) =>
  files.flatMap((file) =>
    [...silencingComments(file), ...castsToAny(file), ...silencedTests(file)].map(({ start, message }) => ({
      path: file.path,
      line: file.lineAt(start),
      rule: 'silenced',
      message,
    })),
  );

interface Silence {
  readonly start: number;
  readonly message: string;
}

const DIRECTIVE = /^[\s*/]*@(ts-ignore|ts-nocheck)\b/m;

function silencingComments({ comments }: ParsedFile): Silence[] {
  return comments.flatMap(({ value, start }) => {
    const directive = DIRECTIVE.exec(value)?.[1];
    return directive ? [{ start, message: `@${directive} hides mistakes: correct the type` }] : [];
  });
}

function castsToAny({ nodesOf }: ParsedFile): Silence[] {
  return [...nodesOf('TSAsExpression'), ...nodesOf('TSTypeAssertion')]
    .filter(({ typeAnnotation }) => typeAnnotation.type === 'TSAnyKeyword')
    .map(({ typeAnnotation }) => ({
      start: typeAnnotation.start,
      message: 'a cast to any hides mistakes: parse the value, or cast it to what it is',
    }));
}

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite', 'bench']);
const SILENCERS = new Set(['only', 'skip', 'todo', 'fixme']);

/** `test.only`, `describe.skip.each` and so on; conditions such as `skipIf` are fine. */
function silencedTests({ nodesOf }: ParsedFile): Silence[] {
  return nodesOf('MemberExpression')
    .filter(({ computed, property, object }) => !computed && isSilencer(property) && isTestFunction(object))
    .map(({ property }) => ({
      start: property.start,
      message: 'leaves tests out unseen: run the test, or delete it',
    }));
}

const isSilencer = (property: ESTree.Node): boolean =>
  property.type === 'Identifier' && SILENCERS.has(property.name);

function isTestFunction(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression') return isTestFunction(node.object);
  if (node.type === 'CallExpression') return isTestFunction(node.callee);
  return node.type === 'Identifier' && TEST_FUNCTIONS.has(node.name);
}
