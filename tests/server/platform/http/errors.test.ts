import { expect, test } from 'vitest';
import { refusalForError } from '#server/platform/http/errors.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['no connection', withCode('ECONNREFUSED')],
  ['too many of them', withCode('53300')],
  ['a full disk', withCode('53100')],
  ['a database that only reads', withCode('25006')],
  ['a shutdown', withCode('57P01')],
  ['a lock that somebody kept too long', withCode('55P03')],
  ['a statement that took too long', withCode('57014')],
  ['a transaction that stood still', withCode('25P03')],
  [
    'an answer out of turn, as after a full disk',
    new Error('Received unexpected parseComplete message from backend.'),
  ],
  ['the same, inside of another error', new Error('outer', { cause: withCode('ECONNRESET') })],
])('%s is 503: try again', (_, error) => {
  expect(refusalForError(error, '/api/ready').code).toBe('database_unavailable');
});

test('any other unexpected error is 500', () => {
  const refusal = refusalForError(withCode('23505'), '/api/ready');
  expect(refusal.code).toBe('internal');
  expect(refusal.sentence).toBe('Something went wrong on our side. Please try again.');
});
