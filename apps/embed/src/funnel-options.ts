export type FunnelKind = 'long' | 'short' | 'terminfinder';

/** What a retailer's page says about one funnel on it; the same by script tag, by script and in React. */
export interface FunnelOptions {
  readonly funnel: FunnelKind;
  /** The element, or a selector of it, that gets the frame. Without one it stands where its script tag stands. */
  readonly target?: Element | string;
  /** A selector: a click on such an element opens the terminfinder. */
  readonly trigger?: string;
  readonly lang?: 'de' | 'en';
  readonly shape?: string;
  /** `onsite` or `heimberatung`. */
  readonly funnelName?: string;
  readonly offHomeConsulting?: boolean;
  /** Leaves the row of brand logos out. */
  readonly noFooter?: boolean;
  /** Where the page goes with the finished enquiry. By default the frame goes on to the choice of a time. */
  readonly after?: string;
  /** Which of this page's values may travel with an enquiry: those of its address, its cookies too, or none. */
  readonly tracking?: 'query' | 'cookies' | 'off';
}

const KINDS: readonly string[] = ['long', 'short', 'terminfinder'] satisfies FunnelKind[];

/** The attributes of a script tag (`data-funnel="short" data-lang="en"`). Undefined: the tag asks for no funnel. */
export function readOptions({ dataset }: { dataset: DOMStringMap }): FunnelOptions | undefined {
  const { funnel, target, trigger, lang, shape, funnelName, offhomeconsulting, style, after, tracking } =
    dataset;
  if (funnel === undefined) return undefined;
  if (!KINDS.includes(funnel)) throw new Error(`data-funnel is one of ${KINDS.join(', ')}, not "${funnel}"`);
  return {
    funnel: funnel as FunnelKind,
    ...(target && { target }),
    ...(trigger && { trigger }),
    ...(lang === 'en' && { lang }),
    ...(shape && { shape }),
    ...(funnelName && { funnelName }),
    ...(offhomeconsulting === 'true' && { offHomeConsulting: true }),
    ...(style === 'noFooter' && { noFooter: true }),
    ...(after && { after }),
    ...((tracking === 'query' || tracking === 'off') && { tracking }),
  };
}

/** The address of the first page of a funnel. */
export function frameUrl(origin: string, options: FunnelOptions): string {
  const isModal = options.funnel === 'terminfinder';
  const url = new URL(`/services/fun/${isModal ? 'terminfinder' : 'funnel'}`, origin);
  const values: Record<string, string | false | undefined> = {
    funnel_name: options.funnel === 'short' ? 'short' : options.funnelName,
    shape: options.shape,
    offhomeconsulting: options.offHomeConsulting && 'true',
    style: options.noFooter && 'noFooter',
    lang: options.lang,
  };
  for (const [key, value] of Object.entries(values)) if (value) url.searchParams.set(key, value);
  return url.href;
}
