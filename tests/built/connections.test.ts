import { expect, test } from 'vitest';
import { startSite } from '../support/site.ts';

test('an idle connection stays open longer than the proxy keeps it', {
  timeout: 200_000,
}, async () => {
  const { url, stop } = await startSite();
  try {
    const answer = await fetch(`${url}/api/health`);
    expect(answer.headers.get('Keep-Alive')).toBe('timeout=125');
  } finally {
    await stop();
  }
});
