import type { Brand } from '@funnel/domain/retailer/brand';
import type { FactSection, MailContent } from './mail-content.ts';

/** The plain-text version of the document, for programs without HTML. */
export function mailText(content: MailContent, { name, contact }: Brand): string {
  const { headline, paragraphs, person, notice, glance, files, sections } = content;
  const { action, sideAction, recap, closing, reason, links } = content;
  const parts = [
    name,
    `${headline}\n${'='.repeat(Math.min(headline.length, 60))}`,
    ...paragraphs,
    ...(person ? [[person.name, person.about, person.when].filter(Boolean).join('\n')] : []),
    ...(notice ? [`!! ${notice}`] : []),
    ...(person
      ? [person.call, person.open].map(({ label, url, plain }) => `${label}:\n${plain ?? url}`)
      : []),
    ...(glance && glance.lines.length > 0 ? [glance.lines.join('\n')] : []),
    ...(files ? [filesText(files)] : []),
    ...sections.map(sectionText),
    ...[action, sideAction].flatMap((one) => (one ? [`${one.label}:\n${one.url}\n${one.hint}`] : [])),
    ...(recap ? [sectionText(recap)] : []),
    ...closing,
    '--',
    reason,
    [contact.address, contact.phone, ...links.map(({ label, url }) => `${label}: ${url}`)]
      .filter((line) => line !== undefined)
      .join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function filesText({ title, list }: NonNullable<MailContent['files']>): string {
  return [title, '-'.repeat(title.length), ...list.map(({ name, url }) => `${name}:\n${url}`)].join('\n');
}

function sectionText({ title, facts }: FactSection): string {
  const lines = facts.map(({ label, value }) => `${label}${/[?:]$/.test(label) ? '' : ':'} ${value}`);
  return [...(title ? [title, '-'.repeat(title.length)] : []), ...lines].join('\n');
}
