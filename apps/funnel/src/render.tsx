import type { PageModule } from '@funnel/contract/page/page-module';
import type { PageName } from '@funnel/contract/page/page-path';
import { sayIn } from '@funnel/domain/text/say';
import { parseLanguage } from '@funnel/domain/text/text';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import * as appointment from './routes/appointment.tsx';
import * as datepicker from './routes/datepicker.tsx';
import * as funnel from './routes/funnel.tsx';
import * as iflow from './routes/iflow.tsx';
import * as legal from './routes/legal.tsx';
import * as phoneUpload from './routes/phone-upload.tsx';
import * as terminfinder from './routes/terminfinder.tsx';
import * as terminfinderIflow from './routes/terminfinder-iflow.tsx';
import * as tester from './routes/tester.tsx';
import * as thankYou from './routes/thank-you.tsx';
import { isWithoutFooter } from './shell/page-link.ts';
import type { RouteModule } from './shell/route.ts';

const routes: Record<PageName, RouteModule> = {
  funnel,
  datepicker,
  appointment,
  terminfinder,
  iflow,
  terminfinderIflow,
  thankYou,
  tester,
  phoneUpload,
  legal,
};

const languageOf = (search: string) => parseLanguage(new URLSearchParams(search).get('lang'));

export const variantOf: PageModule['variantOf'] = ({ page, search }) =>
  `?${[
    `lang=${languageOf(search)}`,
    isWithoutFooter(search) ? 'style=noFooter' : '',
    routes[page].variantOf?.(search) ?? '',
  ]
    .filter(Boolean)
    .join('&')}`;

/** The outer HTML of the step. */
function stepIn(html: string): string {
  const begin = html.search(/<div [^>]*data-step=/);
  if (begin < 0) return '';
  let depth = 0;
  for (const { 0: tag, index } of html.slice(begin).matchAll(/<(\/?)div[ >]/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return html.slice(begin, begin + index + tag.length);
  }
  return '';
}

const answersIn = (html: string) => [...html.matchAll(/data-value="(\w+)"/g)].map(([, code = '']) => code);
const stepName = (html: string) => /data-step="(\w+)"/.exec(html)?.[1];

export const renderPage: PageModule['renderPage'] = (page, variant, settings) => {
  const { Route, title } = routes[page];
  const lang = languageOf(variant);
  const render = (answered?: string) =>
    renderToString(
      <App
        Route={Route}
        settings={settings}
        search={variant}
        early={answered === undefined ? undefined : { answered }}
      />,
    );
  const html = render();
  // Only for questions: the code of a form is not loaded yet.
  const followUps = answersIn(html)
    .map((code) => [code, stepIn(render(code))] as const)
    .filter(([, step]) => stepName(step) !== stepName(html) && answersIn(step).length > 0);
  return { lang, title: sayIn(lang, settings.wording)(title), html, followUps: new Map(followUps) };
};
