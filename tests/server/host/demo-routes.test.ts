import { beforeAll, expect, it } from 'vitest';
import { fillWithDemoData } from '#server/host/demo.ts';
import { serverTest } from '../../support/open-app.ts';

serverTest('pictures of the demo homestays', { empty: true }, (api) => {
  beforeAll(async () => {
    await fillWithDemoData(api.deps.db, '2026-11-21');
  });

  it('are served at the rooms’ paths, cacheable for good, and may run nothing', async () => {
    const { room } = await (await api.ask('/public/room/1')).json();
    expect(room.images).toHaveLength(8);
    expect(room.images[0]).toMatchObject({ file_path: 'demo/rooms/1/1.svg', tag: 'Bedroom' });
    const { headers, status, ...response } = await api.ask(`/admin/uploads/${room.images[0].file_path}`);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('image/svg+xml');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response).toBeDefined();
  });

  it('exist for every room and homestay that names one', async () => {
    const answers = await Promise.all(
      [1, 2].map(async (id) => (await api.ask(`/admin/property/${id}/images`)).json()),
    );
    const paths = answers.flat().map((image: { path: string }) => image.path);
    expect(paths).toHaveLength(8);
    for (const path of paths) {
      const picture = await api.ask(`/admin/uploads/${path}`);
      expect(await picture.text()).toMatch(/^<svg/);
    }
  });

  it.each([
    'demo/rooms/1/99.svg',
    'demo/rooms/1/../../../database.ts',
    'demo/rooms/1/..%2f..%2f..%2fdatabase.ts',
    'demo/rooms/%2e%2e/README.md',
    'demo/README.md',
    'demo/rooms/1/1.svg%00.png',
  ])('no path leaves the folder: %s', async (path) => {
    expect((await api.ask(`/admin/uploads/${path}`)).status).toBe(404);
  });
});
