import type { Facts } from '../question/condition.ts';
import { codesOf } from '../question/question.ts';
import { shape } from '../question/shape.ts';
import { type Language, parseLanguage } from '../text/text.ts';
import { type FunnelName, parseFunnelName } from './funnels.ts';

type ShapeCode = ReturnType<typeof codesOf<keyof typeof shape.labels>>[number];

/** The parameters in the funnel's address. An unknown value is ignored (R4). */
export interface FunnelParams {
  readonly funnelName: FunnelName | undefined;
  readonly offHomeConsulting: boolean;
  readonly shape: ShapeCode | undefined;
  readonly language: Language;
}

/** The facts that a question's conditions can use. */
export function factsOf({ funnelName, offHomeConsulting }: FunnelParams, answers: Facts): Facts {
  return { ...answers, funnel_name: funnelName, offhomeconsulting: offHomeConsulting ? 'true' : undefined };
}

/** Reads one query parameter, from URLSearchParams or from Fastify's query. */
export type ReadParam = (name: string) => string | null | undefined;

/** The parameters as a query string of known values only. */
export function funnelParamsQuery(params: FunnelParams): string {
  const pairs = [
    params.funnelName && `funnel_name=${params.funnelName}`,
    params.offHomeConsulting && 'offhomeconsulting=true',
    params.shape && `shape=${params.shape}`,
  ];
  return pairs.filter(Boolean).join('&');
}

export function parseFunnelParams(read: ReadParam): FunnelParams {
  return {
    funnelName: parseFunnelName(read('funnel_name')),
    offHomeConsulting: read('offhomeconsulting') === 'true',
    shape: codesOf(shape).find((code) => code === read('shape')),
    language: parseLanguage(read('lang')),
  };
}
