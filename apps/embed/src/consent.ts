/** What the visitor lets the page use. */
export interface Consent {
  /** Which campaign brought them here. */
  readonly campaigns: boolean;
  /** An id of theirs for statistics. */
  readonly statistics: boolean;
}

interface TcData {
  readonly gdprApplies?: boolean;
  readonly eventStatus?: string;
  readonly purpose?: { readonly consents?: Readonly<Record<number, boolean>> };
}

/** What a page has that asks its visitors: the framework of the advertisers, or Google's consent mode. */
export interface ConsentTools {
  readonly __tcfapi?: (
    command: 'getTCData',
    version: 2,
    callback: (data: TcData | null, isSuccess: boolean) => void,
  ) => void;
  readonly dataLayer?: unknown;
}

/**
 * What the visitor has agreed to by now. Where a page has a tool that asks, nothing is used before the answer; where it has
 * none that we know, the page itself answers for the cookies that it has set.
 */
export function readConsent(page: ConsentTools): Consent {
  const byTcf = readTcf(page);
  const byGoogle = readConsentMode(page.dataLayer);
  return {
    campaigns: (byTcf?.campaigns ?? true) && (byGoogle?.campaigns ?? true),
    statistics: (byTcf?.statistics ?? true) && (byGoogle?.statistics ?? true),
  };
}

/** Purpose 1 of the framework: using what is kept on the device. */
function readTcf({ __tcfapi }: ConsentTools): Consent | undefined {
  if (!__tcfapi) return undefined;
  let isGiven = false;
  // It answers at once where it knows; one that does not know yet has not asked.
  __tcfapi('getTCData', 2, (data, isSuccess) => {
    const hasAsked = /^(?:tcloaded|useractioncomplete)$/.test(data?.eventStatus ?? '');
    isGiven =
      isSuccess && (data?.gdprApplies === false || (hasAsked && data?.purpose?.consents?.[1] === true));
  });
  return { campaigns: isGiven, statistics: isGiven };
}

/** `gtag('consent', 'default' | 'update', { ad_storage, … })` leaves its arguments in the data layer. */
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
