import type { FunnelOptions } from './kitchen-funnel-api.ts';

export type FunnelLanguage = NonNullable<FunnelOptions['lang']>;

type Complain = (problem: string) => void;

const ALLOWED = {
  funnel: ['long', 'short', 'terminfinder'],
  lang: ['de', 'en'],
  funnelName: ['onsite', 'heimberatung'],
  tracking: ['cookies', 'query', 'off'],
} as const satisfies { [Name in keyof FunnelOptions]?: readonly FunnelOptions[Name][] };

const TEXTS = ['target', 'trigger', 'shape', 'after', ...Object.keys(ALLOWED)];
const SWITCHES = ['offHomeConsulting', 'noFooter'];

/** The attributes of a script tag (`data-funnel="short" data-no-footer`). Undefined: the tag asks for no funnel. */
export function readAttributes(dataset: Readonly<Record<string, string | undefined>>) {
  if (dataset['funnel'] === undefined) return undefined;
  const texts = TEXTS.flatMap((name) => (dataset[name] ? [[name, dataset[name]]] : []));
  const switches = SWITCHES.map((name) => [name, (dataset[name] ?? 'false') !== 'false']);
  return Object.fromEntries([...texts, ...switches]) as FunnelOptions;
}

/** What can be followed of the options; the rest is told to whoever wrote them. Undefined: no funnel can be made. */
export function checkOptions(given: FunnelOptions, complain: Complain): FunnelOptions | undefined {
  const options: Record<string, unknown> = { ...given };
  for (const [name, allowed] of Object.entries<readonly unknown[]>(ALLOWED)) {
    const value = options[name];
    if (allowed.includes(value) || (value === undefined && name !== 'funnel')) continue;
    complain(`${name} is one of ${allowed.join(', ')}, not "${value}".`);
    delete options[name];
  }
  if (given.after !== undefined && !isWebAddress(given.after)) {
    complain(`after is an address to go to, not "${given.after}".`);
    delete options['after'];
  }
  return options['funnel'] ? (options as unknown as FunnelOptions) : undefined;
}

function isWebAddress(text: string): boolean {
  const somewhere = 'https://page.example/';
  return URL.canParse(text, somewhere) && /^https?:$/.test(new URL(text, somewhere).protocol);
}

/** The address of the first page of a funnel. */
export function frameUrl(origin: string, options: FunnelOptions, lang: FunnelLanguage): string {
  const isModal = options.funnel === 'terminfinder';
  const url = new URL(`/services/fun/${isModal ? 'terminfinder' : 'funnel'}`, origin);
  const values = {
    funnel_name: options.funnel === 'short' ? 'short' : options.funnelName,
    shape: options.shape,
    offhomeconsulting: options.offHomeConsulting && 'true',
    style: options.noFooter && 'noFooter',
    lang: lang !== 'de' && lang,
  };
  for (const [key, value] of Object.entries(values)) if (value) url.searchParams.set(key, value);
  return url.href;
}
