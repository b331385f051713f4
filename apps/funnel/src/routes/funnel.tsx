import { useText } from '@funnel/browser/language';
import { funnelParamsQuery, parseFunnelParams } from '@funnel/domain/flow/funnel-params';
import { FUNNELS, funnelFor } from '@funnel/domain/flow/funnels';
import { useMemo } from 'react';
import { recallFunnel } from '../flow/funnel-memory.ts';
import { TrustFacts } from '../question/trust-facts.tsx';
import { pageSettings, useSettings } from '../shell/page-settings.ts';
import { PageShell } from '../shell/page-shell.tsx';
import type { RouteProps } from '../shell/route.ts';
import { ShowFunnel } from './show-funnel.tsx';

export const { title } = FUNNELS.long;

const paramsOf = (search: string) => {
  const query = new URLSearchParams(search);
  return parseFunnelParams((name) => query.get(name));
};

export const variantOf = (search: string) => funnelParamsQuery(paramsOf(search));

/** False when this tab resumes with earlier answers. */
export function beginsAsServed(search: string): boolean {
  const params = paramsOf(search);
  const { funnels, ownQuestions } = pageSettings();
  return recallFunnel(funnelFor(params.funnelName, funnels, ownQuestions), params, 'funnel') === undefined;
}

/** The funnel named by the address. */
export function Route({ search, early }: RouteProps) {
  const say = useText();
  const { funnels, ownQuestions } = useSettings();
  const params = useMemo(() => paramsOf(search), [search]);
  const funnel = useMemo(
    () => funnelFor(params.funnelName, funnels, ownQuestions),
    [params, funnels, ownQuestions],
  );
  return (
    <PageShell wide>
      <ShowFunnel
        funnel={funnel}
        params={params}
        search={search}
        early={early}
        memory="funnel"
        below={<TrustFacts say={say} />}
      />
    </PageShell>
  );
}
