/** The visitor's consent. */
export interface Consent {
  /** Campaign values. */
  readonly campaigns: boolean;
  /** A statistics id of the visitor. */
  readonly statistics: boolean;
}

interface TcData {
  readonly gdprApplies?: boolean;
  readonly eventStatus?: string;
  readonly purpose?: { readonly consents?: Readonly<Record<number, boolean>> };
}

/** The consent APIs of a page: the IAB framework (TCF), or Google's consent mode. */
export interface ConsentTools {
  readonly __tcfapi?: (
    command: 'getTCData',
    version: 2,
    callback: (data: TcData | null, isSuccess: boolean) => void,
  ) => void;
  readonly dataLayer?: unknown;
}

/**
 * The visitor's current consent. With a consent tool nothing is used before an answer; without a known one the page is
 * responsible for the cookies that it has set.
 */
export function readConsent(page: ConsentTools): Consent {
  const byTcf = readTcf(page);
  const byGoogle = readConsentMode(page.dataLayer);
  return {
    campaigns: (byTcf?.campaigns ?? true) && (byGoogle?.campaigns ?? true),
    statistics: (byTcf?.statistics ?? true) && (byGoogle?.statistics ?? true),
  };
}

/** Purpose 1 of the framework: storage on the device. */
function readTcf({ __tcfapi }: ConsentTools): Consent | undefined {
  if (!__tcfapi) return undefined;
  let isGiven = false;
  // It answers synchronously if it knows; otherwise there is no consent yet.
  __tcfapi('getTCData', 2, (data, isSuccess) => {
    const hasAsked = /^(?:tcloaded|useractioncomplete)$/.test(data?.eventStatus ?? '');
    isGiven =
      isSuccess && (data?.gdprApplies === false || (hasAsked && data?.purpose?.consents?.[1] === true));
  });
  return { campaigns: isGiven, statistics: isGiven };
}

/** `gtag('consent', 'default' | 'update', { ad_storage, … })` pushes its arguments to the data layer. */
function readConsentMode(dataLayer: unknown): Consent | undefined {
  if (!Array.isArray(dataLayer)) return undefined;
  const said = dataLayer.filter((entry) => entry?.[0] === 'consent').map((entry) => entry[2] ?? {});
  if (said.length === 0) return undefined;
  const state: Record<string, unknown> = Object.assign({}, ...said);
  return {
    campaigns: state['ad_storage'] === 'granted',
    statistics: state['analytics_storage'] === 'granted',
  };
}
