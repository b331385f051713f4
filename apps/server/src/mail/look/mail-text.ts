import { BRAND_NAME } from '@funnel/domain/retailer/brand-name';
import type { FactSection, MailContent } from './mail-content.ts';

/** The plain twin of the document: the same words, for programs and people that show no HTML. */
export function mailText(content: MailContent): string {
  const { headline, paragraphs, notice, sections, action, closing, reason, links } = content;
  const parts = [
    BRAND_NAME,
    `${headline}\n${'='.repeat(Math.min(headline.length, 60))}`,
    ...paragraphs,
    ...(notice ? [`!! ${notice}`] : []),
    ...sections.map(sectionText),
    ...(action ? [`${action.label}:\n${action.url}\n${action.hint}`] : []),
    ...closing,
    '--',
    reason,
    links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function sectionText({ title, facts }: FactSection): string {
  const lines = facts.map(({ label, value }) => `${label}${/[?:]$/.test(label) ? '' : ':'} ${value}`);
  return [...(title ? [title, '-'.repeat(title.length)] : []), ...lines].join('\n');
}
