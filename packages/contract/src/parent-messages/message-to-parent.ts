/** Messages of the funnel to its parent. Every message is an object with a type. */
export type MessageToParent =
  | {
      readonly type: 'funnel-started';
      readonly utm_source?: string;
      readonly utm_medium?: string;
      readonly utm_campaign?: string;
    }
  | { readonly type: 'get-utm' }
  | { readonly type: 'get-tf-utm' }
  | { readonly type: 'funnel-step'; readonly step: string }
  | { readonly type: 'funnel-height'; readonly height: number }
  | {
      readonly type: 'funnel-done';
      readonly enquiryId: string;
      readonly kitchenId: string;
      /** URL-encoded. */
      readonly email: string;
    }
  | {
      readonly type: 'terminfinder-lead';
      readonly enquiryId: string;
      readonly kitchenId: string;
      /** URL-encoded. */
      readonly email: string;
    }
  | { readonly type: 'signup-done' }
  | { readonly type: 'close-widget' }
  /** Escape, with nothing open inside to close. */
  | { readonly type: 'escape-pressed' };
