import type { MessageToParent } from '@funnel/contract/parent-messages/message-to-parent';

declare global {
  interface Window {
    /** Of the first embed script on the page. */
    KitchenFunnel?: KitchenFunnelApi;
  }
  interface HTMLScriptElement {
    /** For pages with funnels of several servers: each script knows its own. */
    kitchenFunnel?: KitchenFunnelApi;
  }
}

/** What a retailer's page says about one funnel on it; the same by script tag, by script and in React. */
export interface FunnelOptions {
  readonly funnel: 'long' | 'short' | 'terminfinder';
  /**
   * How it is shown: in the page, in its middle, at its side, at its side behind a tab, or over all of it. By default a
   * funnel is inline, and a terminfinder over the whole page.
   */
  readonly way?: 'inline' | 'popup' | 'slider' | 'tab' | 'page';
  /** The element, or a selector of it, that gets the frame. Without one it stands where its script tag stands. */
  readonly target?: Element | string;
  /** A selector: a click on such an element opens what is over the page, or brings a funnel in the page into view. */
  readonly trigger?: string;
  /** What stands on the tab. */
  readonly label?: string;
  /** How high the header is that stays at the top of the page, in pixels. `scroll-padding-top` counts by itself. */
  readonly offset?: number;
  /** Opens by itself after so many seconds. As the next two: over the page, once a visit, never over a consent banner. */
  readonly openAfter?: number;
  /** Opens by itself when so much of the page is scrolled, in percent. */
  readonly openAtScroll?: number;
  /** Opens by itself when the mouse leaves the page at its top. */
  readonly openOnLeave?: boolean;
  /** By default the language of the page, where that is one of these; else German. */
  readonly lang?: 'de' | 'en';
  readonly shape?: string;
  readonly funnelName?: 'onsite' | 'heimberatung';
  readonly offHomeConsulting?: boolean;
  /** Leaves the row of brand logos out. */
  readonly noFooter?: boolean;
  /** What the page knows of its visitor already. The visitor sees it filled in, and may change it. */
  readonly prefill?: PrefillValues;
  /** What goes along with the enquiry without being shown to the visitor. */
  readonly hidden?: HiddenValues;
  /** How the funnel looks, within the limits of the retailer's brand. */
  readonly theme?: FunnelTheme;
  /** Where the page goes once the enquiry is sent. By default the frame goes on to the choice of a time. */
  readonly after?: string;
  /** Which of this page's values may travel with an enquiry: those of its address and its cookies, or fewer. */
  readonly tracking?: 'cookies' | 'query' | 'off';
  /** `off`: events are not pushed to `window.dataLayer`, where the page has one. */
  readonly dataLayer?: 'off';
}

/**
 * Answers by the key of the question, with the code of a tile, and contact fields. A value that the visitor could not
 * have given is left out, and the console names its key. An absent value counts as not given.
 */
export interface PrefillValues {
  readonly [question: `question_${string}`]: string | null | undefined;
  readonly kitchen_planning_place?: string | null | undefined;
  readonly personal_salutation_english?: 'MR' | 'MRS' | 'DIVERS' | 'FAMILY' | null | undefined;
  readonly personal_full_name?: string | null | undefined;
  readonly personal_postcode?: string | null | undefined;
  readonly personal_email?: string | null | undefined;
  readonly personal_telephone_raw?: string | null | undefined;
}

/**
 * Up to ten texts of up to 500 characters. A name begins with a letter, goes on with letters, digits and underscores, and
 * has 40 characters at most. Others are left out, and the console names them.
 */
export type HiddenValues = Readonly<Record<string, string | null | undefined>>;

export interface FunnelTheme {
  /** Of buttons, links and marks, such as `#336699`. One with too little contrast is left out, and the console says why. */
  readonly color?: string | null | undefined;
  readonly corners?: 'small' | 'normal' | 'large' | null | undefined;
}

/** Which message of the funnel a page hears as which event. */
export interface EventMessages {
  readonly started: 'funnel-started';
  readonly step: 'funnel-step';
  readonly done: 'funnel-done';
  readonly lead: 'terminfinder-lead';
  readonly signup: 'signup-done';
  readonly close: 'close-widget';
}

type MessageOf<Name extends keyof EventMessages> = Extract<MessageToParent, { type: EventMessages[Name] }>;

/** What a page can listen to, each with the funnel's message; that of an enquiry has its id for statistics beside it. */
export type FunnelEvents = {
  readonly [Name in keyof EventMessages]: MessageOf<Name> extends { enquiryId: string }
    ? MessageOf<Name> & { readonly statisticsId: string }
    : MessageOf<Name>;
};

export interface Funnel {
  readonly frame: HTMLIFrameElement;
  /** Shows what is over the page; a funnel that stands in the page comes into view. */
  open(): void;
  /** Closes what is over the page, without asking. */
  close(): void;
  /** Gives back how to stop listening. */
  on<Name extends keyof FunnelEvents>(
    event: Name,
    listener: (detail: FunnelEvents[Name]) => void,
  ): () => void;
  /**
   * Replaces the list of steps, at the step given, else at the first. A list that does not end with the whole contact
   * changes nothing.
   */
  setSteps(steps: readonly string[], current?: string): void;
  /** Fills in what the page has learned of its visitor. What the visitor has given stays. */
  prefill(values: PrefillValues): void;
  /** Adds to what goes along with the enquiry; null takes a value away again. */
  setHidden(values: HiddenValues): void;
  /** Takes the funnel off the page, with everything that was added for it. */
  remove(): void;
}

export interface KitchenFunnelApi {
  /** Where the funnels are served. */
  readonly origin: string;
  /** Those on the page, in the order they were made. */
  readonly funnels: readonly Funnel[];
  /**
   * Puts a funnel on the page, behind an element if the options name no target. What is wrong with the options is told
   * in the console; undefined where no funnel can be made of them.
   */
  create(options: FunnelOptions, behind?: Element): Funnel | undefined;
}
