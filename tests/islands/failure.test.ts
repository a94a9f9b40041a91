import { expect, test } from 'vitest';
import { describeFailure } from '#islands/ui/feedback/ErrorScreen.tsx';

test.each([
  [{ status: 404, statusText: 'Not Found' }, '404 Not Found'],
  [Object.assign(new Error('The room was not read'), { status: 500 }), '500 The room was not read'],
  [new Error('x is not a function'), 'x is not a function'],
  ['Broken', 'Broken'],
  [undefined, 'An unexpected error occurred. Please try again.'],
  [{}, 'An unexpected error occurred. Please try again.'],
])('%o is shown as %s', (error, sentence) => {
  expect(describeFailure(error)).toBe(sentence);
});
