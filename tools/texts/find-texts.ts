import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENT_TEXT_IDS } from '@funnel/contract/event/define-events';
import { type ESTree, parseSync } from 'rolldown/utils';
import { forEachChild } from '../check-boundaries/syntax-tree.ts';

export interface FoundText {
  /** Undefined where nobody gives it one. */
  readonly id: string | undefined;
  readonly de: string;
  readonly en: string;
  readonly file: string;
}

const root = path.resolve(import.meta.dirname, '../..');

/** What is said to visitors, customers and staff: the other apps and tools speak to programmers. */
const PLACES = ['apps/funnel/src', 'apps/customer/src', 'apps/desk/src', 'apps/server/src/mail', 'packages'];

/** Every text in the sources, with the id that `defineTexts`, `defineQuestion` or `defineEvents` gives it. */
export function findTexts(): FoundText[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...PLACES], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) =>
        /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/') && existsSync(path.join(root, file)),
    );
  return files.flatMap((file) => textsOf(file, readFileSync(path.join(root, file), 'utf8')));
}

export function textsOf(file: string, source: string): FoundText[] {
  const found: FoundText[] = [];

  function visit(node: ESTree.Node, id: string | undefined): void {
    const call = definition(node);
    if (call) visit(call.texts, call.id);
    else if (node.type === 'ObjectExpression') visitObject(node, id);
    else if (node.type === 'ArrayExpression') {
      for (const [index, each] of node.elements.entries()) if (each) visit(each, below(id, String(index)));
    } else {
      const isWrapped = node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression';
      forEachChild(node, (child) => visit(child, isWrapped ? id : undefined));
    }
  }

  function visitObject({ properties }: ESTree.ObjectExpression, id: string | undefined): void {
    const named = new Map(properties.filter(isNamed).map((each) => [nameOf(each), each]));
    const [de, en, key] = ['de', 'en', 'key'].map((name) => words(named.get(name)?.value));
    if (de !== undefined && en !== undefined) found.push({ id, de, en, file });
    else if (key !== undefined && named.has('labels')) visitQuestion(key, named);
    else if (id?.startsWith(`${EVENTS}.`)) visitEvent(id.slice(EVENTS.length + 1), named);
    else for (const [name, { value }] of named) visit(value, below(id, name));
    for (const each of properties) if (each.type === 'SpreadElement') visit(each.argument, id);
  }

  function visitQuestion(key: string, properties: ReadonlyMap<string, NamedProperty>): void {
    const places = {
      short: `question.short.${key}`,
      title: `${key}.title`,
      subtext: `${key}.subtext`,
      labels: key,
      notes: `${key}.note`,
    };
    for (const [name, place] of Object.entries(places)) {
      const value = properties.get(name)?.value;
      if (value) visit(value, place);
    }
  }

  function visitEvent(type: string, properties: ReadonlyMap<string, NamedProperty>): void {
    for (const [name, place] of Object.entries(EVENT_TEXT_IDS)) {
      const value = (properties.get(name) ?? properties.get('happened'))?.value;
      if (value) visit(value, `${place}.${type}`);
    }
  }

  visit(parseSync(file, source).program, undefined);
  return found;
}

/** Above the types of events, whose words have ids of their own. */
const EVENTS = 'events';

type NamedProperty = ESTree.ObjectProperty;

function isNamed(node: ESTree.ObjectPropertyKind): node is NamedProperty {
  return node.type === 'Property' && (node.key.type === 'Identifier' || node.key.type === 'Literal');
}

function nameOf({ key }: NamedProperty): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
}

function below(id: string | undefined, name: string): string | undefined {
  return id && `${id}.${name}`;
}

function definition(node: ESTree.Node): { id: string; texts: ESTree.Node } | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [id, texts] = node.arguments;
  const events = node.arguments.at(-1);
  if (/^define(?:Staff)?Events$/.test(node.callee.name) && events) return { id: EVENTS, texts: events };
  const isDefinition = node.callee.name === 'defineTexts' && id?.type === 'Literal' && texts;
  return isDefinition ? { id: String(id.value), texts } : undefined;
}

/** What is put in while the program runs is shown as its source. */
function words(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
}
