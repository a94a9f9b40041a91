import { expect, test } from 'vitest';
import { listDailyViews } from '#server/analytics/queries.ts';
import { serverTest } from '../../support/open-app.ts';

const TOKEN = 'Zx8-fQ2mT0_aVb3cDe4fGh5iJk6lMn7oPq8rSt9uVw0';

serverTest('page views', { empty: true }, (api) => {
  const view = (change: Record<string, unknown> = {}) =>
    api.ask('/analytics/views', {
      json: {
        page: 'Rooms',
        url: 'http://localhost:4321/rooms?checkIn=2026-12-18',
        timestamp: '2026-11-21T05:59:00Z',
        session_id: 'a1',
        device_type: 'mobile',
        ...change,
      },
    });

  test('are stored, with an empty response', async () => {
    const response = await view();
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await api.deps.db.selectFrom('page_view').selectAll().execute()).toEqual([
      {
        id: 1,
        day: '2026-11-21',
        page: 'Rooms',
        url: '/rooms?checkIn=2026-12-18',
        viewed_at: new Date('2026-11-21T05:59:00Z'),
        session_id: 'a1',
        device_type: 'mobile',
      },
    ]);
  });

  test('never contain a token, whatever the browser sends', async () => {
    for (const page of ['reset-password', 'verify-email', 'my-booking']) {
      await view({ url: `http://localhost:4321/${page}/${TOKEN}?x=1`, page: `/${page}/${TOKEN}` });
    }
    await view({ url: `/rooms?token=${TOKEN}#access_token=${TOKEN}`, page: `Reset ${TOKEN}` });
    await view({ url: `/somewhere/${TOKEN}/else`, session_id: TOKEN, device_type: TOKEN });
    const stored = JSON.stringify(await api.deps.db.selectFrom('page_view').selectAll().execute());
    expect(stored).not.toContain(TOKEN.slice(0, 20));
  });

  test('are counted by day, page and device for the host', async () => {
    await api.deps.db.deleteFrom('page_view').execute();
    await view();
    await view();
    await view({ session_id: 'b2' });
    await view({ page: 'Home', device_type: 'desktop' });
    expect(await listDailyViews(api.deps.db, '2026-11-21', '2026-11-21')).toEqual([
      { day: '2026-11-21', page: 'Rooms', device_type: 'mobile', views: 3, visitors: 2 },
      { day: '2026-11-21', page: 'Home', device_type: 'desktop', views: 1, visitors: 1 },
    ]);
    expect(await listDailyViews(api.deps.db, '2026-11-22', '2026-11-30')).toEqual([]);
  });

  test('are refused when invalid', async () => {
    expect((await view({ url: 5 })).status).toBe(400);
    expect((await view({ page: 'x'.repeat(201) })).status).toBe(400);
  });

  test('are rate limited', async () => {
    let refused = 0;
    for (let round = 0; round < 320; round += 1) refused += Number((await view()).status === 429);
    expect(refused).toBeGreaterThan(0);
  });
});
