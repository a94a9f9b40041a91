import { expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';

test('a logged error has its kind, its message and its stack, but no text typed by a guest', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('duplicate key for asha@example.in, call +91 98765 43210'), {
    code: '23505',
    detail: 'Key (guest_email)=(asha@example.in) already exists.',
    rejected: ['asha@example.in'],
  });
  log.error({ err: error, job: 'send mail' }, 'background job failed');
  const { err, job, msg } = JSON.parse(lines[0] ?? '');
  expect([job, msg]).toEqual(['send mail', 'background job failed']);
  expect(err).toEqual({
    name: 'Error',
    code: '23505',
    message: 'duplicate key for [hidden], call [hidden]',
    stack: expect.stringContaining('log.test.ts'),
  });
  log.error({ err: 'asha@example.in' }, 'thrown');
  expect(lines.join()).not.toMatch(/asha|98765/);
});

test.each(['a', '1 ', 'a@', 'a.'])('an error with a long text of "%s" is logged fast', (unit) => {
  const log = createLog('info', { write: () => {} });
  const error = new Error(unit.repeat(100_000 / unit.length));
  const began = process.cpuUsage();
  log.error({ err: error }, 'background job failed');
  expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
});
