import { expect, test } from 'vitest';
import { startSite } from '../support/site.ts';

test('a connection without a request outlives the proxy that keeps it for the next one', {
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
