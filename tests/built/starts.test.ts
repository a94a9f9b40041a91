import { expect, test } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { TEST_REGISTER_KEYS } from '../support/register-keys.ts';
import { startSite } from '../support/site.ts';

/** `npm run soak -- a10` tests the same without a build. */
test('three servers started at once on one empty database all become ready', {
  timeout: 200_000,
}, async () => {
  const postgres = await startPostgres();
  const settings = {
    DATABASE_URL: postgres.url,
    PAYMENTS: 'sandbox',
    MAIL: 'mailbox',
    TOKEN_SECRET: 'a secret of at least thirty-two signs',
    REGISTER_KEYS: TEST_REGISTER_KEYS,
    DEMO_DATA: 'rooms',
  };
  const sites = await Promise.all([startSite(settings), startSite(settings), startSite(settings)]);
  try {
    for (const { url } of sites) {
      expect((await fetch(`${url}/api/ready`)).status).toBe(200);
      expect(await (await fetch(`${url}/rooms`)).text()).toContain('</html>');
      const { rooms } = await (await fetch(`${url}/api/public/rooms`)).json();
      expect(rooms).toHaveLength(10);
    }
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
  }
});
