import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { addRoomPhoto, orderRoomPhotos } from '#contract/host/photos.ts';
import { uploadPicture } from '#contract/profile.ts';
import { inPhotoLine } from '#server/platform/http/photo-line.ts';

const MEGABYTE = 1024 * 1024;

/** An app whose calls are done when the test says so. */
function line() {
  const working: (() => void)[] = [];
  const app = new Hono();
  for (const [path, call] of [
    ['/photo', addRoomPhoto],
    ['/order', orderRoomPhotos],
    ['/profile', uploadPicture],
  ] as const)
    app.post(path, (c) =>
      inPhotoLine(c, call, async () => {
        await new Promise<void>((resolve) => working.push(resolve));
        return c.text('done');
      }),
    );
  const send = (path: string, megabytes?: number, signal?: AbortSignal) => {
    const headers = new Headers();
    if (megabytes !== undefined) headers.set('Content-Length', String(megabytes * MEGABYTE));
    return app.request(path, { method: 'POST', headers, ...(signal && { signal }) });
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const finish = async () => {
    for (; working.length > 0; await settle()) working.shift()?.();
  };
  return { send, finish, settle, count: () => working.length };
}

describe('the line of photos', () => {
  it('lets in as many as there is memory for, then refuses what can’t wait', async () => {
    const { send, finish, settle, count } = line();
    const answers = Array.from({ length: 12 }, () => send('/photo', 7));
    await settle();
    expect(count()).toBe(3);
    for (const refused of await Promise.all(answers.slice(9))) {
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(await refused.json()).toMatchObject({ code: 'busy' });
    }
    await finish();
    const done = await Promise.all(answers.slice(0, 9));
    expect(done.map(({ status }) => status)).toEqual(Array(9).fill(200));
    const next = send('/photo', 20);
    await settle();
    expect(count()).toBe(1);
    await finish();
    expect((await next).status).toBe(200);
  });

  it('takes a body that does not say its size, or too much, for the largest', async () => {
    const { send, finish, settle, count } = line();
    const answers = [send('/photo'), send('/photo'), send('/photo', 900)];
    await settle();
    expect(count()).toBe(1);
    await finish();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('loses who leaves, and lets in a smaller photo behind', async () => {
    const { send, finish, settle, count } = line();
    const client = new AbortController();
    const first = send('/photo', 20);
    const [left, small] = [send('/photo', 20, client.signal), send('/photo', 1)];
    await settle();
    expect(count()).toBe(1);
    client.abort();
    await settle();
    expect([(await left).status, count()]).toEqual([503, 2]);
    await finish();
    expect([(await first).status, (await small).status]).toEqual([200, 200]);
  });

  it('is for photos of rooms and homestays only', async () => {
    const { send, finish, settle, count } = line();
    const answers = [send('/photo', 20), send('/photo', 20), send('/order', 1), send('/profile', 5)];
    await settle();
    expect(count()).toBe(3);
    await finish();
    expect(await Promise.all(answers)).toHaveLength(4);
  });
});
