import { describe, expect, test } from 'vitest';
import { areTexts, checkOptions, frameUrl, readAttributes } from './funnel-options.ts';
import type { FunnelOptions } from './kitchen-funnel-api.ts';

const ORIGIN = 'https://funnel.example';

function check(given: object) {
  const problems: string[] = [];
  const options = checkOptions(given as FunnelOptions, (problem) => problems.push(problem));
  return { options, problems };
}

describe('a script tag', () => {
  test('without data-funnel only brings the API', () => {
    expect(readAttributes({ lang: 'en' })).toBeUndefined();
  });

  test('says by attributes what a script says by options', () => {
    const attributes = {
      funnel: 'long',
      target: '#here',
      trigger: '.book',
      lang: 'en',
      shape: 'U_FORM',
      funnelName: 'heimberatung',
      offHomeConsulting: 'true',
      noFooter: '',
      after: '/thanks',
      tracking: 'query',
      cookieconsent: 'marketing',
    };
    expect(readAttributes(attributes)).toEqual({
      ...attributes,
      offHomeConsulting: true,
      noFooter: true,
      cookieconsent: undefined,
    });
  });

  test('switches are off when absent or false, and empty texts count as absent', () => {
    expect(readAttributes({ funnel: 'short', noFooter: 'false', lang: '', after: '', offset: '' })).toEqual({
      funnel: 'short',
    });
  });

  test('has numbers', () => {
    const dataset = { funnel: 'short', offset: '64', openAfter: '20', openAtScroll: '50', openOnLeave: '' };
    expect(readAttributes(dataset)).toEqual({
      ...{ funnel: 'short', offset: 64, openAfter: 20, openAtScroll: 50, openOnLeave: true },
    });
  });
});

test('a script tag has values as JSON; any other text stays text', () => {
  const prefill = '{"question_shape":"L_FORM","personal_email":null}';
  expect(readAttributes({ funnel: 'short', prefill })?.prefill).toEqual(JSON.parse(prefill));
  expect(readAttributes({ funnel: 'short', prefill: '{question_shape}' })?.prefill).toBe('{question_shape}');
});

test.each([
  [{ question_shape: 'L_FORM', personal_email: null, personal_postcode: undefined }, true],
  [{}, true],
  [{ personal_postcode: 66111 }, false],
  [{ personal_email: () => 'x' }, false],
  ['question_shape=L_FORM', false],
  [['L_FORM'], false],
  [null, false],
])('%j holds texts by their names: %s', (given, is) => {
  expect(areTexts(given)).toBe(is);
});

describe('options', () => {
  test.each([
    [{ funnel: 'nope' }, 'funnel is one of long, short, terminfinder, not "nope".'],
    [{ funnel: '' }, 'not ""'],
    [{}, 'not "undefined"'],
    [{ funnel: ['short'] }, 'funnel is one of'],
  ])('%j make no funnel, and the console says why', (given, problem) => {
    const { options, problems } = check(given);
    expect(options).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    [{ lang: 'fr' }, 'lang is one of de, en'],
    [{ lang: 'DE' }, 'lang'],
    [{ funnelName: 'short' }, 'funnelName is one of onsite, heimberatung'],
    [{ tracking: 'all' }, 'tracking'],
    [{ way: 'corner' }, 'way is one of inline, popup, slider, tab, page, not "corner"'],
    [{ offset: Number.NaN }, 'offset is a number, not "NaN"'],
    [{ openAfter: -1 }, 'openAfter is a number'],
    [{ openAtScroll: '<b>' }, 'openAtScroll is a number'],
    [{ after: 'javascript:alert(1)' }, 'after is an address'],
    [{ after: ' JavaScript:alert(1)' }, 'after'],
    [{ after: 'data:text/html,x' }, 'after'],
    [{ after: 'https://' }, 'after'],
  ])('%j are told and left out', (given, problem) => {
    const { options, problems } = check({ funnel: 'short', shape: 'L_FORM', ...given });
    expect(options).toEqual({ funnel: 'short', shape: 'L_FORM' });
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  test.each(['/thanks', 'thanks.html?a=b#c', 'https://shop.example/thanks', '//shop.example/x', '?done'])(
    'after may be %s',
    (after) => {
      expect(check({ funnel: 'short', after })).toEqual({
        options: { funnel: 'short', after },
        problems: [],
      });
    },
  );

  test('a terminfinder does not stand in the page', () => {
    const { options, problems } = check({ funnel: 'terminfinder', way: 'inline' });
    expect(options).toEqual({ funnel: 'terminfinder' });
    expect(problems).toEqual([expect.stringContaining('way of a terminfinder is')]);
  });

  test('given as undefined count as not given', () => {
    expect(
      check({ funnel: 'long', lang: undefined, after: undefined, tracking: undefined }).problems,
    ).toEqual([]);
  });
});

describe('the frame’s address', () => {
  test.each([
    [{ funnel: 'long' }, 'de', '/services/fun/funnel'],
    [{ funnel: 'short' }, 'en', '/services/fun/funnel?funnel_name=short&lang=en'],
    [{ funnel: 'short', funnelName: 'onsite' }, 'de', '/services/fun/funnel?funnel_name=short'],
    [{ funnel: 'terminfinder' }, 'en', '/services/fun/terminfinder?lang=en'],
    [
      {
        funnel: 'long',
        funnelName: 'heimberatung',
        shape: 'ISLAND',
        offHomeConsulting: true,
        noFooter: true,
      },
      'de',
      '/services/fun/funnel?funnel_name=heimberatung&shape=ISLAND&offhomeconsulting=true&style=noFooter',
    ],
    [
      { funnel: 'long', theme: { color: '#7a1f3d', corners: 'small' } },
      'de',
      '/services/fun/funnel?theme_color=%237a1f3d&theme_corners=small',
    ],
    [{ funnel: 'long', shape: 'A&lang=en#x' }, 'de', '/services/fun/funnel?shape=A%26lang%3Den%23x'],
  ] as const)('of %j in %s is %s', (options, lang, address) => {
    expect(frameUrl(ORIGIN, options, lang)).toBe(ORIGIN + address);
  });
});
