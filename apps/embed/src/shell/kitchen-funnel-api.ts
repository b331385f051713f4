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

/** The options of one funnel, the same by script tag, by script and in React. */
export interface FunnelOptions {
  readonly funnel: 'long' | 'short' | 'terminfinder';
  /**
   * How it is shown: inline, as a popup, as a slider, as a slider behind a tab, or over the whole page. By default a
   * funnel is inline, and a terminfinder over the whole page.
   */
  readonly way?: 'inline' | 'popup' | 'slider' | 'tab' | 'page';
  /** The element for the frame, or its selector. By default the place of the script tag. */
  readonly target?: Element | string;
  /** A selector: a click on such an element opens the overlay, or scrolls an inline funnel into view. */
  readonly trigger?: string;
  /** The text of the tab. */
  readonly label?: string;
  /** The height of a sticky header, in pixels. `scroll-padding-top` is respected automatically. */
  readonly offset?: number;
  /**
   * Opens automatically after this many seconds. Like the next two: overlays only, once a visit, never over a consent
   * banner.
   */
  readonly openAfter?: number;
  /** Opens automatically at this scroll depth, in percent. */
  readonly openAtScroll?: number;
  /** Opens automatically on exit intent: the mouse leaves the page at its top. */
  readonly openOnLeave?: boolean;
  /** By default the language of the page if it is one of these, else German. */
  readonly lang?: 'de' | 'en';
  readonly shape?: string;
  readonly funnelName?: 'onsite' | 'heimberatung';
  readonly offHomeConsulting?: boolean;
  /** Hides the row of brand logos. */
  readonly noFooter?: boolean;
  /** Known answers and contact fields. The visitor sees them prefilled and may change them. */
  readonly prefill?: PrefillValues;
  /** Hidden fields of the enquiry, not shown to the visitor. */
  readonly hidden?: HiddenValues;
  /** The theme, within the limits of the retailer's brand. */
  readonly theme?: FunnelTheme;
  /** Where the page navigates after the enquiry. By default the frame continues with the choice of a time. */
  readonly after?: string;
  /** Which tracking values of this page are sent with an enquiry: from its address and cookies, or fewer. */
  readonly tracking?: 'cookies' | 'query' | 'off';
  /** `off`: events are not pushed to `window.dataLayer`. */
  readonly dataLayer?: 'off';
}

/**
 * Answers by the key of the question, with the code of a tile, and contact fields. Invalid values are ignored, and the
 * console names their keys.
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
 * Up to ten texts of up to 500 characters. A name begins with a letter, followed by letters, digits and underscores, 40
 * at most. Invalid ones are ignored, and the console names them.
 */
export type HiddenValues = Readonly<Record<string, string | null | undefined>>;

export interface FunnelTheme {
  /**
   * The colour of buttons, links and marks, such as `#336699`. One with too little contrast is ignored, with the reason
   * in the console.
   */
  readonly color?: string | null | undefined;
  readonly corners?: 'small' | 'normal' | 'large' | null | undefined;
}

/** The event of each message of the funnel. */
export interface EventMessages {
  readonly started: 'funnel-started';
  readonly step: 'funnel-step';
  readonly done: 'funnel-done';
  readonly lead: 'terminfinder-lead';
  readonly signup: 'signup-done';
  readonly close: 'close-widget';
}

type MessageOf<Name extends keyof EventMessages> = Extract<MessageToParent, { type: EventMessages[Name] }>;

/** The events of a funnel, each with its message; those of an enquiry also have the statistics id. */
export type FunnelEvents = {
  readonly [Name in keyof EventMessages]: MessageOf<Name> extends { enquiryId: string }
    ? MessageOf<Name> & { readonly statisticsId: string }
    : MessageOf<Name>;
};

export interface Funnel {
  readonly frame: HTMLIFrameElement;
  /** Opens an overlay, or scrolls an inline funnel into view. */
  open(): void;
  /** Closes an overlay, without asking. */
  close(): void;
  /** Returns a function that unsubscribes. */
  on<Name extends keyof FunnelEvents>(
    event: Name,
    listener: (detail: FunnelEvents[Name]) => void,
  ): () => void;
  /**
   * Replaces the list of steps and shows the given step, by default the first. A list that does not end with the whole
   * contact is ignored.
   */
  setSteps(steps: readonly string[], current?: string): void;
  /** Prefills answers and contact fields. The visitor's own input has precedence. */
  prefill(values: PrefillValues): void;
  /** Adds hidden fields to the enquiry; null removes one. */
  setHidden(values: HiddenValues): void;
  /** Removes the funnel and everything that it added to the page. */
  remove(): void;
}

export interface KitchenFunnelApi {
  /** Where the funnels are served. */
  readonly origin: string;
  /** All funnels of the page, in order of creation. */
  readonly funnels: readonly Funnel[];
  /**
   * Adds a funnel to the page, by default after an element. Invalid options are reported in the console; undefined if
   * no funnel is possible.
   */
  create(options: FunnelOptions, behind?: Element): Funnel | undefined;
}
