import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { sweepPictures } from '#server/housekeeping/jobs.ts';
import { hostHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';
import { photoForm, photograph, pictureBomb } from '../../../support/photographs.ts';

const DAY = 86_400_000;
type Photo = { id: number; path: string; tag: string; alt: string; sizes: { width: number; height: number } };

serverTest('photos that hosts upload', { anew: true }, (api) => {
  const owner = () => hostHeaders(api, { propertyIds: [1] });
  const send = async (
    path: string,
    init: RequestInit & { json?: unknown },
    headers?: Record<string, string>,
  ) => {
    const answer = await api.ask(`/host/${path}`, { ...init, headers: headers ?? (await owner()) });
    return { status: answer.status, ...(await answer.json()) };
  };
  const upload = async (
    bytes: Uint8Array,
    more: Parameters<typeof photoForm>[1] & { to?: string } = {},
    headers?: Record<string, string>,
  ) => send(more.to ?? 'rooms/1/photos', { method: 'POST', body: photoForm(bytes, more) }, headers);
  const stored = async () => (await api.deps.db.selectFrom('upload').select('path').execute()).length;
  const idsOf = (photos: Photo[]) => photos.map(({ id }) => id);
  const small = (hue = 0) => photograph(400, 300, hue).toBuffer();

  it('are stored in every width as AVIF and WebP, and shown to guests with their words', async () => {
    const alt = 'Double bed with white linen at the window';
    const photo = await photograph(2400, 1600).toBuffer();
    const added = await upload(photo, { alt });
    expect(added).toMatchObject({
      status: 201,
      photos: [{ tag: 'Bed', alt, sizes: { width: 1920, height: 1280, widths: [480, 720, 1280, 1920] } }],
    });
    expect(await stored()).toBe(8);
    const [{ path }] = added.photos;
    expect(path).toMatch(/^photo\/[0-9a-f]{32}-1280\.webp$/);
    expect((await api.ask(`/admin/uploads/${path.replace('-1280.webp', '-480.avif')}`)).status).toBe(200);
    const { room } = await (await api.ask('/public/room/1')).json();
    expect(room.images).toMatchObject([{ file_path: path, tag: 'Bed', alt }]);
    const search = { json: { checkInDate: '2026-12-01', checkOutDate: '2026-12-03', guests: 2 } };
    const found = await (await api.ask('/public/check-room-availability', search)).json();
    expect(found.rooms[0].images[0]).toMatchObject({ file_path: path, alt });
    expect((await send('rooms', { method: 'GET' })).properties[0].rooms[0]).toMatchObject({
      photo: { path },
      photo_count: 1,
    });
  });

  it('are turned upright and cropped', async () => {
    // Lying on its side: left of the upright picture is green, right is red.
    const halves = sharp({
      create: { width: 300, height: 400, channels: 3, background: '#00ff00' },
    }).composite([
      { input: { create: { width: 300, height: 200, channels: 3, background: '#ff0000' } }, top: 0, left: 0 },
    ]);
    const photo = await halves.jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const crop = { left: 0, top: 0, width: 0.5, height: 1 };
    const { status, photos } = await upload(photo, { crop });
    expect([status, photos[0].sizes]).toEqual([201, { width: 200, height: 300, widths: [200] }]);
    const file = await api.ask(`/admin/uploads/${photos[0].path}`);
    const { channels } = await sharp(Buffer.from(await file.arrayBuffer())).stats();
    const [red, green] = channels.map(({ mean }) => mean);
    expect(green).toBeGreaterThan(200);
    expect(red).toBeLessThan(50);
    expect(await upload(photo, { crop: { left: 0, top: 0, width: 2, height: 1 } })).toMatchObject({
      status: 400,
      fields: { crop: expect.any(String) },
    });
  });

  it('are put in order, described and removed, each by itself', async () => {
    await upload(await small(10), { to: 'properties/1/photos', tag: 'Gate' });
    for (const [hue, tag] of [
      [60, 'Bed'],
      [120, 'Bathroom'],
      [200, 'View'],
    ] as const)
      await upload(await small(hue), { tag });
    const list = async (): Promise<Photo[]> => (await send('rooms/1', { method: 'GET' })).room.photos;
    const [bed, bathroom, view] = idsOf(await list());
    const order = (photo_ids: unknown[]) =>
      send('rooms/1/photos/order', { method: 'PUT', json: { photo_ids } });
    expect(await order([view, bed, bathroom])).toMatchObject({
      photos: [{ id: view }, { id: bed }, { id: bathroom }],
    });
    expect(await order([view, bed])).toMatchObject({ status: 409, code: 'settings_changed' });
    expect(await order([view, bed, bed])).toMatchObject({ status: 409 });
    const words = { tag: 'Sea', alt: 'The sea from the balcony' };
    const described = await send(`rooms/1/photos/${view}`, { method: 'PUT', json: words });
    expect(described.photos[0]).toMatchObject({ id: view, ...words });
    expect((await send(`rooms/1/photos/${bed}`, { method: 'DELETE' })).photos).toMatchObject([
      { id: view },
      { id: bathroom },
    ]);
    expect(await send(`rooms/1/photos/${bed}`, { method: 'DELETE' })).toMatchObject({ status: 404 });
    expect((await send('properties/1', { method: 'GET' })).property.photos).toMatchObject([{ tag: 'Gate' }]);
    const events = await api.deps.db.selectFrom('audit_event').select('action').orderBy('id').execute();
    expect(events.map(({ action }) => action)).toEqual([
      ...['add photo', 'add photo', 'add photo', 'add photo'],
      ...['order photos', 'describe photo', 'remove photo'],
    ]);
  });

  it('are kept for a month after they were removed', async () => {
    const { photos } = await upload(await small());
    api.clock.advance(40 * DAY);
    await send(`rooms/1/photos/${photos[0].id}`, { method: 'DELETE' });
    await sweepPictures(api.deps);
    expect(await stored()).toBe(2);
    api.clock.advance(31 * DAY);
    await sweepPictures(api.deps);
    expect(await stored()).toBe(0);
  });

  it('are added once, however often the same one is sent', async () => {
    const photo = await small();
    await upload(photo);
    expect(await upload(photo, { tag: 'Again' })).toMatchObject({ status: 201, photos: [{ tag: 'Bed' }] });
    expect((await send('rooms/1', { method: 'GET' })).room.photos).toHaveLength(1);
  });

  it('take the place of the demo’s drawings', async () => {
    const drawing = { room_id: 1, file_path: 'demo/rooms/1/1.svg', tag: 'Bedroom', position: 0 };
    await api.deps.db.insertInto('room_image').values(drawing).execute();
    const house = { property_id: 1, path: 'demo/homestays/1/1.svg', tag: 'Exterior', position: 0 };
    await api.deps.db.insertInto('property_image').values(house).execute();
    const seen = async (id: number) => {
      const { room } = await (await api.ask(`/public/room/${id}`)).json();
      const { rooms } = await (await api.ask('/public/rooms')).json();
      const known = rooms.find((one: { id: number }) => one.id === id);
      return [room, known].map((one) => [...one.images, ...one.property_images].map(({ tag }) => tag));
    };
    expect(await seen(1)).toEqual(Array(2).fill(['Bedroom', 'Exterior']));
    expect((await upload(await small())).photos).toMatchObject([{ tag: 'Bed' }]);
    expect(await seen(1)).toEqual(Array(2).fill(['Bed']));
    expect(await seen(2)).toEqual(Array(2).fill(['Exterior']));
    expect((await upload(await small(90), { tag: 'View' })).photos).toMatchObject([
      { tag: 'Bed' },
      { tag: 'View' },
    ]);
  });

  it('are at most forty', async () => {
    const row = { room_id: 1, file_path: 'x.webp', tag: 'Bed' };
    const rows = Array.from({ length: 40 }, (_, position) => ({ ...row, position }));
    await api.deps.db.insertInto('room_image').values(rows).execute();
    expect(await upload(await small())).toMatchObject({ status: 409, code: 'too_many_photos' });
    expect(await stored()).toBe(0);
  });

  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  const CUT = 'This photo is not complete. Please choose it again.';
  const LARGE = 'This photo has more than 50 megapixels (8192 × 6144).';
  const OTHER = 'Please choose a JPEG, PNG or WebP.';
  const cut = async (photo: Sharp) => {
    const bytes = await photo.toBuffer();
    return bytes.subarray(0, bytes.length * 0.6);
  };

  it.each([
    ['a text named .jpg', async () => Buffer.from('not a photo'), OTHER],
    ['an SVG', async () => svg, OTHER],
    ['an empty file', async () => Buffer.alloc(0), OTHER],
    ['an iPhone’s HEIC', async () => heic, OTHER],
    ['a GIF', () => photograph(90, 60).gif().toBuffer(), OTHER],
    ['a picture bomb', async () => pictureBomb(30_000), LARGE],
    ['a JPEG without its end', () => cut(photograph(900, 600)), CUT],
    ['a PNG without its end', () => cut(photograph(300, 200).png()), CUT],
    ['a WebP without its end', () => cut(photograph(300, 200).webp()), CUT],
  ])('%s is refused, and nothing is kept', async (_name, make, error) => {
    const photo = await make();
    for (const crop of [undefined, { left: 0, top: 0, width: 0.5, height: 0.5 }]) {
      const refused = await upload(photo, crop && { crop });
      expect(refused).toMatchObject({ status: 400, code: 'invalid_image', error });
    }
    expect(await stored()).toBe(0);
    expect((await send('rooms/1', { method: 'GET' })).room.photos).toEqual([]);
  });

  it('need no words: guests then read the name of the room', async () => {
    const { photos } = await upload(await small(), { tag: '' });
    expect(photos).toMatchObject([{ tag: '', alt: '' }]);
    const words = { tag: 'Bed', alt: 'Double bed' };
    const described = (json: object) => send(`rooms/1/photos/${photos[0].id}`, { method: 'PUT', json });
    expect((await described(words)).photos).toMatchObject([words]);
    expect((await described({ tag: '', alt: '' })).photos).toMatchObject([{ tag: '', alt: '' }]);
    const wordless = photoForm(await small(90));
    for (const name of ['tag', 'alt']) wordless.delete(name);
    expect(await send('rooms/1/photos', { method: 'POST', body: wordless })).toMatchObject({ status: 201 });
  });

  it('are white where they are transparent', async () => {
    const clear = sharp({ create: { width: 90, height: 60, channels: 4, background: '#00000000' } });
    const { photos } = await upload(await clear.png().toBuffer());
    const stem = photos[0].path.replace(/webp$/, '');
    for (const format of ['avif', 'webp']) {
      const file = await api.ask(`/admin/uploads/${stem}${format}`);
      const { channels } = await sharp(Buffer.from(await file.arrayBuffer())).stats();
      expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
    }
  });

  it('are under 20 MB', async () => {
    const refused = await upload(Buffer.alloc(20 * 1024 * 1024));
    expect(refused).toMatchObject({ status: 413, error: 'This photo is too large: it must be under 20 MB.' });
    expect(await upload(Buffer.alloc(21 * 1024 * 1024))).toMatchObject({
      status: 413,
      code: 'body_too_large',
    });
    expect(await upload(await small(), { tag: 'x'.repeat(61) })).toMatchObject({
      status: 400,
      fields: { tag: 'This is too long.' },
    });
  });

  it('of another homestay are out of reach', async () => {
    const { photos } = await upload(await small());
    const other = await hostHeaders(api, { propertyIds: [2] });
    const id = photos[0].id;
    const json = { photo_ids: [id] };
    expect(await upload(await small(), {}, other)).toMatchObject({ status: 404 });
    expect(await send('rooms/1/photos/order', { method: 'PUT', json }, other)).toMatchObject({ status: 404 });
    // A photo belongs to the room that the address names.
    expect(await send(`rooms/7/photos/${id}`, { method: 'DELETE' }, other)).toMatchObject({ status: 404 });
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    expect(await upload(await small(), {}, staff)).toMatchObject({ status: 403, code: 'owner_only' });
    expect((await send('rooms/1', { method: 'GET' })).room.photos).toHaveLength(1);
  });
});
