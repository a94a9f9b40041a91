import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hostHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';
import { photoForm, photograph } from '../../../support/photographs.ts';

const CORNER = { left: 0.99, top: 0.99, width: 1, height: 1 };

serverTest('forms of photos that no page sends', { anew: true }, (api) => {
  const send = async (body: FormData | string, headers: Record<string, string> = {}) => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    const answer = await api.ask('/host/rooms/1/photos', {
      method: 'POST',
      body,
      headers: { ...owner, ...headers },
    });
    return { status: answer.status, ...(await answer.json()) };
  };
  const photo = async (width = 90, hue = 0) => new Uint8Array(await photograph(width, 60, hue).toBuffer());
  const drawn = (width: number) =>
    sharp({ create: { width, height: 1, channels: 3, background: '#ff0000' } });
  const formWith = (name: string, value: string | File) => {
    const form = new FormData();
    form.set('tag', 'Bed');
    form.append(name, value);
    return form;
  };

  it('have no photo', async () => {
    const file = new File([await photo()], 'bed.jpg');
    const gif = new Uint8Array(await drawn(9).gif().toBuffer());
    for (const body of [
      ...[
        formWith('alt', ''),
        formWith('photo', 'a text'),
        formWith('photo[]', file),
        formWith('Photo', file),
      ],
      ...[photoForm(new Uint8Array()), photoForm(gif)],
    ])
      expect(await send(body)).toMatchObject({ status: 400, code: 'invalid_image' });
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
    for (const body of ['', '--x', '{}']) expect((await send(body, multipart)).status).toBe(400);
    expect((await send('{}', { 'Content-Type': 'application/json' })).status).toBe(400);
  });

  it('have a part that is no part', async () => {
    for (const crop of ['[]', 'null', '{"left":-1}', '{"left":1e999,"top":0,"width":1,"height":1}', 'x']) {
      const form = photoForm(await photo());
      form.set('crop', crop);
      expect(await send(form)).toMatchObject({ status: 400, fields: { crop: expect.any(String) } });
    }
  });

  it('store one photo, under a name of our own, and nothing besides the picture', async () => {
    const twice = photoForm(await photo());
    twice.append('photo', new File([await photo(120, 90)], 'b.jpg'));
    expect((await send(twice)).photos).toHaveLength(1);
    const hidden = Buffer.concat([await photo(90, 200), Buffer.from('<script>alert(1)</script>')]);
    const { photos } = await send(photoForm(new Uint8Array(hidden), { name: '../../../etc/passwd' }));
    expect(photos[1].path).toMatch(/^[\w-]+\/[0-9a-f]{32}-90\.webp$/);
    const stored = await api.ask(`/admin/uploads/${photos[1].path}`);
    expect(Buffer.from(await stored.arrayBuffer()).includes('script')).toBe(false);
  });

  it('hold the smallest and the flattest pictures', async () => {
    for (const width of [1, 3000]) {
      const bytes = new Uint8Array(await drawn(width).png().toBuffer());
      for (const more of [{}, { crop: CORNER }])
        expect((await send(photoForm(bytes, more))).status).toBe(201);
    }
  });

  it('come at once: there are never more than forty', async () => {
    const row = { room_id: 1, file_path: 'x.webp', tag: 'Bed' };
    const rows = Array.from({ length: 38 }, (_, position) => ({ ...row, position }));
    await api.deps.db.insertInto('room_image').values(rows).execute();
    const photos = await Promise.all([1, 50, 100, 150, 200].map((hue) => photo(90, hue)));
    const answers = await Promise.all(photos.map((bytes) => send(photoForm(bytes))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  });
});
