import { expect, test } from 'vitest';
import { findPicture, tileImage } from './find-picture.ts';
import { SAME_PICTURE } from './same-picture.ts';

test('a tile finds its picture by question and answer', () => {
  expect(findPicture('question_shape', 'L_FORM')?.file).toBe('question_shape/L_FORM.avif');
});

test('a size is pictured by the shape that was chosen', () => {
  expect(findPicture('question_size', 'NOT_DECIDED', 'OVER_7M')?.file).toBe(
    'question_size/NOT_DECIDED/OVER_7M.avif',
  );
});

test.each(Object.entries(SAME_PICTURE))('%s shows %s', (asked, name) => {
  expect(findPicture(asked)?.file).toBe(`${name}.avif`);
});

test('an unknown answer has no picture', () => {
  expect(findPicture('question_shape', 'ROUND')).toBeUndefined();
});

test('a screen with few pixels gets the small file', () => {
  const version = findPicture('question_shape', 'L_FORM')?.version;
  expect(tileImage('question_shape', 'L_FORM')).toMatchObject({
    src: `/picture/question_shape/L_FORM.avif?v=${version}`,
    srcSet: `/picture/question_shape/L_FORM-small.avif?v=${version} 1x, /picture/question_shape/L_FORM.avif?v=${version} 2x`,
  });
  expect(tileImage('question_shape', 'ROUND')).toBeUndefined();
});
