import type { FunnelOptions } from './kitchen-funnel-api.ts';

export type FunnelLanguage = NonNullable<FunnelOptions['lang']>;
type Way = NonNullable<FunnelOptions['way']>;

type Complain = (problem: string) => void;

const ALLOWED = {
  funnel: ['long', 'short', 'terminfinder'],
  way: ['inline', 'popup', 'slider', 'tab', 'page'],
  lang: ['de', 'en'],
  funnelName: ['onsite', 'heimberatung'],
  tracking: ['cookies', 'query', 'off'],
  dataLayer: ['off'],
} as const satisfies { [Name in keyof FunnelOptions]?: readonly FunnelOptions[Name][] };

const TEXTS = ['target', 'trigger', 'label', 'shape', 'after', ...Object.keys(ALLOWED)];
const NUMBERS = ['offset', 'openAfter', 'openAtScroll'];
const VALUES = ['prefill', 'hidden', 'theme'];
const SWITCHES = ['offHomeConsulting', 'noFooter', 'openOnLeave'];

/** The attributes of a script tag (`data-funnel="short" data-no-footer`). Undefined: the tag asks for no funnel. */
export function readAttributes(dataset: Readonly<Record<string, string | undefined>>) {
  if (dataset['funnel'] === undefined) return undefined;
  const texts = TEXTS.flatMap((name) => (dataset[name] ? [[name, dataset[name]]] : []));
  const numbers = NUMBERS.flatMap((name) => (dataset[name] ? [[name, Number(dataset[name])]] : []));
  const switches = SWITCHES.flatMap((name) => ((dataset[name] ?? 'false') === 'false' ? [] : [[name, true]]));
  const values = VALUES.flatMap((name) => (dataset[name] ? [[name, parsed(dataset[name])]] : []));
  return Object.fromEntries([...texts, ...numbers, ...switches, ...values]) as FunnelOptions;
}

/** Invalid JSON stays text, which the funnel refuses. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The valid options; invalid ones are reported in the console. Undefined: no funnel is possible. */
export function checkOptions(given: FunnelOptions, complain: Complain): FunnelOptions | undefined {
  const options: Record<string, unknown> = { ...given };
  function drop(name: string, problem: string): void {
    complain(`${name} ${problem}, not "${options[name]}".`);
    delete options[name];
  }
  for (const [name, allowed] of Object.entries<readonly unknown[]>(ALLOWED)) {
    const value = options[name];
    if (allowed.includes(value) || (value === undefined && name !== 'funnel')) continue;
    drop(name, `is one of ${allowed.join(', ')}`);
  }
  for (const name of NUMBERS) {
    const value = options[name];
    if (value !== undefined && !((value as number) >= 0)) drop(name, 'is a number');
  }
  if (given.after !== undefined && !isWebAddress(given.after)) drop('after', 'is an address to go to');
  if (options['funnel'] === 'terminfinder' && options['way'] === 'inline')
    drop('way', 'of a terminfinder is popup, slider, tab or page');
  return options['funnel'] ? (options as unknown as FunnelOptions) : undefined;
}

/** By default a funnel is inline, a terminfinder an overlay. */
export function wayOf({ way, funnel }: FunnelOptions): Way {
  return way ?? (funnel === 'terminfinder' ? 'page' : 'inline');
}

/** Texts by name. An unknown value is null or undefined. */
export function areTexts(given: unknown): boolean {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  return Object.values(given).every((value) => typeof (value ?? '') === 'string');
}

function isWebAddress(text: string): boolean {
  const somewhere = 'https://page.example/';
  return URL.canParse(text, somewhere) && /^https?:$/.test(new URL(text, somewhere).protocol);
}

/** The address of the first page of a funnel. */
export function frameUrl(origin: string, options: FunnelOptions, lang: FunnelLanguage): string {
  const isTerminfinder = options.funnel === 'terminfinder';
  const url = new URL(`/services/fun/${isTerminfinder ? 'terminfinder' : 'funnel'}`, origin);
  const theme = areTexts(options.theme) ? options.theme : undefined;
  const values = {
    funnel_name: options.funnel === 'short' ? 'short' : options.funnelName,
    shape: options.shape,
    offhomeconsulting: options.offHomeConsulting && 'true',
    style: options.noFooter && 'noFooter',
    lang: lang !== 'de' && lang,
    theme_color: theme?.color,
    theme_corners: theme?.corners,
  };
  for (const [key, value] of Object.entries(values)) if (value) url.searchParams.set(key, value);
  return url.href;
}
