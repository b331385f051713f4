import { useLanguage, useText } from '@funnel/browser/language';
import { type FunnelParams, funnelParamsQuery, parseFunnelParams } from '@funnel/domain/flow/funnel-params';
import { testerFunnel } from '@funnel/domain/tester/tester-funnel';
import { useMemo } from 'react';
import { recallFunnel } from '../flow/funnel-memory.ts';
import { usePageLink } from '../shell/page-link.ts';
import { pageSettings, useSettings } from '../shell/page-settings.ts';
import { PageShell } from '../shell/page-shell.tsx';
import type { RouteProps } from '../shell/route.ts';
import { ShowroomSection } from '../showroom/showroom-section.tsx';
import { informalShowroomTexts } from '../showroom/showroom-texts.ts';
import { useKnownEnquiry } from '../showroom/use-known-enquiry.ts';
import { TesterEnded, TesterEyebrow, TesterFacts, TesterThanks } from '../tester/tester-screens.tsx';
import { ShowFunnel } from './show-funnel.tsx';

export const { title } = testerFunnel;

/** One funnel, whatever name is in the address. */
const paramsOf = (search: string): FunnelParams => {
  const query = new URLSearchParams(search);
  const known = parseFunnelParams((name) => query.get(name));
  return { ...known, funnelName: undefined, offHomeConsulting: false };
};
const isDone = (search: string) => new URLSearchParams(search).get('done') === 'true';

export const variantOf = (search: string) =>
  [funnelParamsQuery(paramsOf(search)), isDone(search) ? 'done=true' : ''].filter(Boolean).join('&');
/** False when this tab resumes with earlier answers. */
export const beginsAsServed = (search: string) =>
  isDone(search) ||
  !pageSettings().isTesterOpen ||
  recallFunnel(testerFunnel, paramsOf(search), 'tester') === undefined;

/** The tester promotion (R28): its funnel and what happens next, or a note that it has ended. */
export function Route({ search, early }: RouteProps) {
  const say = useText();
  const link = usePageLink();
  const { language } = useLanguage();
  const { isTesterOpen, showrooms = [], siteUrl } = useSettings();
  const enquiry = useKnownEnquiry();
  const params = useMemo(() => paramsOf(search), [search]);
  return (
    <PageShell>
      {isDone(search) ? (
        <TesterThanks siteHref={siteUrl} say={say}>
          {showrooms.length > 0 && (
            <ShowroomSection
              showrooms={showrooms}
              enquiry={enquiry}
              language={language}
              texts={informalShowroomTexts}
              say={say}
            />
          )}
        </TesterThanks>
      ) : isTesterOpen ? (
        <ShowFunnel
          funnel={testerFunnel}
          params={params}
          search={search}
          early={early}
          memory="tester"
          above={<TesterEyebrow say={say} />}
          below={<TesterFacts say={say} />}
        />
      ) : (
        <TesterEnded href={link('funnel')} say={say} />
      )}
    </PageShell>
  );
}
