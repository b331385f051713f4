import type { ESTree } from 'rolldown/utils';
import { environmentGiver, environmentReaders } from '../house-rules.ts';
import type { ParsedFile } from '../parse-file.ts';
import type { Rule } from '../tree.ts';
import { isTest } from '../workspace.ts';

/** The environment is read in one file, which checks it at the start. */
export const environmentRead: Rule = ({ files }) =>
  files
    .filter(({ path }) => !isTest(path) && !environmentReaders.some((reader) => reader.test(path)))
    .flatMap((file) => {
      const reads = findReads(file);
      const refused = file.path === environmentGiver ? withoutOneGiven(reads, file) : reads;
      return refused.map((start) => ({
        path: file.path,
        line: file.lineAt(start),
        rule: 'environment',
        message:
          'reads the environment: name the setting in apps/server/src/config.ts and be given its value',
      }));
    });

function findReads({ nodesOf }: ParsedFile): number[] {
  const members = nodesOf('MemberExpression').filter(isEnvironment);
  const taken = nodesOf('VariableDeclarator').filter(
    ({ id, init }) =>
      id.type === 'ObjectPattern' &&
      init !== null &&
      holdsEnvironment(init) &&
      id.properties.some((each) => each.type === 'Property' && isNamedEnv(each.key)),
  );
  const imported = nodesOf('ImportDeclaration').filter(
    ({ source, specifiers }) =>
      /^(node:)?process$/.test(source.value) &&
      specifiers.some((each) => each.type === 'ImportSpecifier' && isNamedEnv(each.imported)),
  );
  return [...members, ...taken, ...imported].map(({ start }) => start).sort((a, b) => a - b);
}

const isEnvironment = (node: ESTree.Node): boolean =>
  node.type === 'MemberExpression' && isNamedEnv(node.property) && holdsEnvironment(node.object);

/** `process`, `globalThis.process` and `import.meta`. */
function holdsEnvironment(node: ESTree.Node): boolean {
  if (node.type === 'MetaProperty') return true;
  if (node.type === 'MemberExpression') return nameOf(node.property) === 'process';
  return nameOf(node) === 'process';
}

const isNamedEnv = (node: ESTree.Node): boolean => nameOf(node) === 'env';

function nameOf(node: ESTree.Node): unknown {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? node.value : undefined;
}

function withoutOneGiven(reads: readonly number[], { nodesOf }: ParsedFile): readonly number[] {
  const given = nodesOf('CallExpression').flatMap((call) => call.arguments.filter(isEnvironment))[0];
  return reads.filter((start) => start !== given?.start);
}
