export type Choices = Readonly<Record<string, string | boolean>>;

const TRIGGER = 'kitchen-planner';
const LABELS = {
  de: { funnel: 'Küche planen', terminfinder: 'Telefontermin buchen' },
  en: { funnel: 'Plan your kitchen', terminfinder: 'Book a consultation' },
};

/** Whether a trigger on the page opens it. */
export const hasButton = (way: string): boolean => ['popup', 'slider', 'page'].includes(way);

/** The snippet for the chosen options. */
export function snippetOf(choices: Choices, origin: string, language: string): string {
  const { funnel, way } = choices;
  const label =
    LABELS[language === 'en' ? 'en' : 'de'][funnel === 'terminfinder' ? 'terminfinder' : 'funnel'];
  const page =
    funnel === 'terminfinder' ? 'terminfinder' : `funnel${funnel === 'short' ? '?funnel_name=short' : ''}`;
  const attributes = Object.entries(choices)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([name, value]) => (value === true ? attribute(name) : `${attribute(name)}=${quoted(`${value}`)}`));
  if (way === 'tab') attributes.push(`data-label="${label}"`);
  const isOpened = hasButton(String(way));
  if (isOpened) attributes.push(`data-trigger=".${TRIGGER}"`);
  const link = `<a class="${TRIGGER}"\n  href="${origin}/services/fun/${page}">${label}</a>\n`;
  const script = `<script async src="${origin}/embed.js"\n  ${attributes.join('\n  ')}></script>`;
  return isOpened ? link + script : script;
}

/** JSON contains double quotes. */
const quoted = (value: string): string => (value.includes('"') ? `'${value}'` : `"${value}"`);

/** `openAfter` is `data-open-after`. */
const attribute = (name: string): string =>
  `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
