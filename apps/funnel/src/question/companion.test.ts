import { FUNNELS } from '@funnel/domain/flow/funnels';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Companion } from './companion.tsx';

test('one large picture of the kitchen can take the head, above the answers', () => {
  const html = renderToStaticMarkup(
    createElement(Companion, {
      funnel: FUNNELS.short,
      steps: ['question_shape', 'question_size'],
      current: 'question_size',
      answers: { question_shape: 'L_FORM' },
      say: ({ de }) => de,
      picture: createElement('img', { src: '/kitchen.avif', alt: 'Ihre Küche von der Tür aus' }),
      onQuestion: () => undefined,
    }),
  );
  const places = ['/kitchen.avif', 'Ihre Küche</p>', 'data-question="question_shape"'];
  const found = places.map((part) => html.indexOf(part));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
});
