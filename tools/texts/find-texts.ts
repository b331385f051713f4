import path from 'node:path';
import { EVENT_TEXT_IDS } from '@funnel/contract/event/define-events';
import type { ESTree } from 'rolldown/utils';
import { type ParsedFile, parseFile } from '../check-boundaries/parse-file.ts';
import { readTree } from '../check-boundaries/read-tree.ts';
import { resolveImport } from '../check-boundaries/resolve-import.ts';
import { forEachChild } from '../check-boundaries/syntax-tree.ts';
import type { SourceFile } from '../check-boundaries/violation.ts';
import { isTest } from '../check-boundaries/workspace.ts';

export interface FoundText {
  readonly id: string;
  /**
   * Whether the text has this id at run time, so that the retailer can override it. Otherwise the id is its location.
   */
  readonly isGiven: boolean;
  readonly de: string;
  readonly en: string;
  readonly file: string;
  /** Its start in the file. */
  readonly at: number;
}

interface CataloguedText extends FoundText {
  /** The files that import the file of the text, or only that file if none does. */
  readonly usedIn: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../..');

/** The sources that may have texts. */
export function productFiles(): SourceFile[] {
  return readTree(root).files.filter(
    (file) => /^(?:apps|packages)\/.*\.tsx?$/.test(file.path) && !isTest(file.path),
  );
}

/** Every text of the product. */
export function findTexts(): CataloguedText[] {
  const parsed = productFiles().map(parseFile);
  const users = usersOf(parsed);
  return parsed
    .flatMap((file) => textsOf(file))
    .map((text) => ({ ...text, usedIn: users.get(withoutEnding(text.file)) ?? [text.file] }));
}

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');

function usersOf(files: readonly ParsedFile[]): ReadonlyMap<string, readonly string[]> {
  const pairs = files.flatMap(({ path: user, imports }) =>
    imports.map(({ specifier }) => {
      const target = resolveImport(user, specifier);
      const ours = specifier.replace(/^@funnel\/(\w+)\//, 'packages/$1/src/');
      return { user, used: target.kind === 'file' ? withoutEnding(target.path) : ours };
    }),
  );
  const grouped = Map.groupBy(pairs, ({ used }) => used);
  return new Map([...grouped].map(([used, uses]) => [used, [...new Set(uses.map(({ user }) => user))]]));
}

/** The id of a text, or of a group of texts. */
interface Place {
  readonly id: string;
  readonly isGiven: boolean;
}

/**
 * The texts of a file, with the ids that `defineTexts`, `defineQuestion` and `defineEvents` give them. A text without
 * one gets an id by its file and the names around it in the syntax tree, so that an unrelated change does not affect
 * it.
 */
export function textsOf({ path: file, program }: ParsedFile): FoundText[] {
  const found: FoundText[] = [];

  function visit(node: ESTree.Node, place: Place, around: string): void {
    const call = definition(node);
    if (call) visit(call.texts, { id: call.id, isGiven: true }, around);
    else if (node.type === 'ObjectExpression') visitObject(node, place, around);
    else if (node.type === 'ArrayExpression') {
      for (const [index, each] of node.elements.entries())
        if (each) visit(each, below(place, String(index)), around);
    } else {
      const name = nameIn(node);
      const inside = name === undefined ? around : `${around}.${name}`;
      const isWrapped = node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression';
      forEachChild(node, (child) => visit(child, isWrapped ? place : { id: inside, isGiven: false }, inside));
    }
  }

  function visitObject(
    { properties, start: at }: ESTree.ObjectExpression,
    place: Place,
    around: string,
  ): void {
    const named = new Map(properties.filter(isNamed).map((each) => [nameOf(each), each]));
    const [de, en, key] = ['de', 'en', 'key'].map((name) => words(named.get(name)?.value));
    if (de !== undefined && en !== undefined) found.push({ ...place, de, en, file, at });
    else if (key !== undefined && named.has('labels')) visitQuestion(key, named, around);
    else if (place.id.startsWith(`${EVENTS}.`)) visitEvent(place.id.slice(EVENTS.length + 1), named, around);
    else for (const [name, { value }] of named) visit(value, below(place, name), `${around}.${name}`);
    for (const each of properties) if (each.type === 'SpreadElement') visit(each.argument, place, around);
  }

  function visitQuestion(key: string, properties: ReadonlyMap<string, NamedProperty>, around: string): void {
    const places = {
      short: `question.short.${key}`,
      title: `${key}.title`,
      subtext: `${key}.subtext`,
      labels: key,
      notes: `${key}.note`,
    };
    for (const [name, id] of Object.entries(places)) {
      const value = properties.get(name)?.value;
      if (value) visit(value, { id, isGiven: true }, around);
    }
  }

  function visitEvent(type: string, properties: ReadonlyMap<string, NamedProperty>, around: string): void {
    for (const [name, idAbove] of Object.entries(EVENT_TEXT_IDS)) {
      const value = (properties.get(name) ?? properties.get('happened'))?.value;
      if (value) visit(value, { id: `${idAbove}.${type}`, isGiven: true }, around);
    }
  }

  const ofFile = `source.${withoutEnding(file)
    .replace(/^(?:apps|packages)\//, '')
    .replace('/src/', '/')
    .replaceAll('/', '.')}`;
  if (program) visit(program, { id: ofFile, isGiven: false }, ofFile);
  return found;
}

/** The prefix of event types, whose texts have their own ids. */
const EVENTS = 'events';

type NamedProperty = ESTree.ObjectProperty;

function isNamed(node: ESTree.ObjectPropertyKind): node is NamedProperty {
  return node.type === 'Property' && (node.key.type === 'Identifier' || node.key.type === 'Literal');
}

function nameOf({ key }: NamedProperty): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
}

/** The name of a declaration or an attribute. */
function nameIn(node: ESTree.Node): string | undefined {
  const named = 'id' in node ? node.id : node.type === 'JSXAttribute' ? node.name : undefined;
  return named && 'name' in named && typeof named.name === 'string' ? named.name : undefined;
}

function below({ id, isGiven }: Place, name: string): Place {
  return { id: `${id}.${name}`, isGiven };
}

function definition(node: ESTree.Node): { id: string; texts: ESTree.Node } | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [id, texts] = node.arguments;
  const events = node.arguments.at(-1);
  if (/^define(?:Staff)?Events$/.test(node.callee.name) && events) return { id: EVENTS, texts: events };
  const isDefinition = node.callee.name === 'defineTexts' && id?.type === 'Literal' && texts;
  return isDefinition ? { id: String(id.value), texts } : undefined;
}

/** Run-time values are shown as their source. */
function words(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
}
