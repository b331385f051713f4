import { definitionOf, EVENT_TYPES, type EventType, webhookEventSchema } from '@funnel/contract/event/event';
import { eventDataSchema } from '@funnel/contract/event/event-data';
import { z } from '@funnel/domain/schema';
import { exampleEvent } from './example-event.ts';
import { fieldRows, type JsonSchema } from './field-rows.ts';

const MARK = (name: string) => [`<!-- ${name}: npm run webhook-docs -->`, `<!-- end of ${name} -->`] as const;

/** The generated sections of the document, by their marks. */
export const SECTIONS: Readonly<Record<string, () => string>> = {
  example: () => indented(JSON.stringify(exampleEvent(), null, 2)),
  events: () => [eventTable(), '', 'Only in the live feed:', '', eventTable(true)].join('\n'),
  fields: () => {
    const { files, change, ...common } = eventDataSchema.shape;
    const { data: _, ...envelope } = webhookEventSchema.shape;
    const type = z.string().describe('one of the list above');
    const ofEveryEvent = z.object({ ...envelope, type, data: z.object(common).required({ enquiry: true }) });
    return [
      fieldTable(ofEveryEvent),
      '',
      'Only in some events, as listed above:',
      '',
      fieldTable(z.object({ data: z.object({ files, change }) }), ({ field }) => field !== 'data'),
    ].join('\n');
  },
};

/** The document with its sections regenerated. */
export function withSections(document: string): string {
  return Object.entries(SECTIONS).reduce((text, [name, write]) => {
    const [from, to] = MARK(name);
    const [start, end] = [text.indexOf(from), text.indexOf(to)];
    if (start < 0 || end < start) throw new Error(`the document has no section ${name}`);
    return `${text.slice(0, start + from.length)}\n\n${write()}\n\n${text.slice(end)}`;
  }, document);
}

function eventTable(isFedOnly = false): string {
  const types = EVENT_TYPES.filter((type) => (definitionOf(type).isFedOnly ?? false) === isFedOnly);
  const rows = types.map((type) => [`\`${type}\``, definitionOf(type).when, partsOf(type)]);
  return table(['type', 'when', 'additional data'], rows);
}

function partsOf(type: EventType): string {
  const { has = [], changes = [], mayChange = [] } = definitionOf(type);
  const always = [...has, ...changes.map((field) => `change.${field}`)];
  const code = (parts: readonly string[]) => parts.map((part) => `\`${part}\``).join(', ');
  const maybe = mayChange.map((field) => `change.${field}`);
  return [code(always), maybe.length > 0 && `optional ${code(maybe)}`].filter(Boolean).join('; ');
}

function fieldTable(schema: z.ZodType, isShown = (_row: { field: string }) => true): string {
  const rows = fieldRows(z.toJSONSchema(schema, { io: 'output' }) as JsonSchema).filter(isShown);
  return table(
    ['field', 'type', 'presence', 'description'],
    rows.map(({ field, type, isAlwaysThere, what }) => [
      `\`${field}\``,
      type,
      isAlwaysThere ? 'always' : 'optional',
      what,
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const indented = (text: string) => text.replaceAll(/^/gm, '    ');
