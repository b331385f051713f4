import { codesOf } from '../question/question.ts';
import { shape } from '../question/shape.ts';
import { type Language, parseLanguage } from '../text/text.ts';
import { type FunnelName, parseFunnelName } from './funnels.ts';

type ShapeCode = ReturnType<typeof codesOf<keyof typeof shape.labels>>[number];

/** What the address of the funnel says. An unknown value counts as absent (R4). */
export interface FunnelParams {
  readonly funnelName: FunnelName | undefined;
  readonly offHomeConsulting: boolean;
  readonly shape: ShapeCode | undefined;
  readonly language: Language;
}

/** Reads one parameter of the query string; URLSearchParams and Fastify's query both fit behind it. */
export type ReadParam = (name: string) => string | null | undefined;

/** The same as a query string, made of known values only. */
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
