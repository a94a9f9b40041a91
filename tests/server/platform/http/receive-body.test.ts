import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { mount } from '#server/platform/http/mount.ts';
import { refuse } from '#server/platform/http/refusal.ts';

const MEGABYTE = 1024 * 1024;
const call = (path: `/${string}`, more: Partial<Endpoint> = {}): Endpoint => ({
  method: 'POST',
  path,
  summary: '',
  access: 'anyone',
  refusals: [],
  ...more,
});

const app = new Hono();
let isLetIn = true;
const guard = async () => (isLetIn ? undefined : refuse('not_found'));
mount(app, call('/json'), async ({ c }) => c.text(String((await c.req.arrayBuffer()).byteLength)), guard);
const form = { bodyType: 'multipart/form-data' } as const;
const sizeOfPhoto = async ({ c }: { c: { req: { parseBody(): Promise<Record<string, unknown>> } } }) => {
  const { photo } = await c.req.parseBody();
  return new Response(photo instanceof File ? String(photo.size) : 'no form');
};
mount(app, call('/photo', { ...form, access: 'host' }), sizeOfPhoto, guard);
mount(app, call('/picture', { ...form, access: 'signed-in' }), sizeOfPhoto, guard);

const send = async (path: string, body: BodyInit | null, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  const isJson = answer.headers.get('Content-Type')?.includes('json');
  return [answer.status, isJson ? (await answer.json()).code : await answer.text()];
};

/** A body in pieces, and after them nothing, but no end either. */
function pieces(bytes: readonly number[], isEnded = true): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const length of bytes) controller.enqueue(new Uint8Array(length));
      if (isEnded) controller.close();
    },
  });
}

function photoOf(bytes: number): FormData {
  const sent = new FormData();
  sent.set('photo', new File([new Uint8Array(bytes)], 'one.jpg'));
  return sent;
}

afterEach(() => {
  isLetIn = true;
  vi.useRealTimers();
});

describe('the size of a body', () => {
  it.each([
    ['as long as allowed', MEGABYTE, String(MEGABYTE), [200, String(MEGABYTE)]],
    ['one byte longer', MEGABYTE + 1, String(MEGABYTE + 1), [413, 'body_too_large']],
    ['of no number', 1, 'many', [413, 'body_too_large']],
  ])('is checked by its Content-Length: %s', async (_, bytes, length, answer) => {
    expect(await send('/json', new Uint8Array(bytes), { 'Content-Length': length })).toEqual(answer);
  });

  it('is counted when no length is given', async () => {
    expect(await send('/json', pieces([MEGABYTE - 1, 1]))).toEqual([200, String(MEGABYTE)]);
    expect(await send('/json', pieces([MEGABYTE, 1]))).toEqual([413, 'body_too_large']);
  });

  it('is counted when it comes in chunks, whatever length it claims', async () => {
    const headers = { 'Content-Length': '1', 'Transfer-Encoding': 'chunked' };
    expect(await send('/json', pieces([MEGABYTE, 1]), headers)).toEqual([413, 'body_too_large']);
  });

  it('of a photo is 20 MB, of a profile picture 6 MB', async () => {
    expect(await send('/photo', photoOf(20 * MEGABYTE))).toEqual([200, String(20 * MEGABYTE)]);
    expect(await send('/photo', photoOf(21 * MEGABYTE))).toEqual([413, 'body_too_large']);
    expect(await send('/picture', photoOf(5 * MEGABYTE))).toEqual([200, String(5 * MEGABYTE)]);
    expect(await send('/picture', photoOf(6 * MEGABYTE))).toEqual([413, 'body_too_large']);
  });
});

describe('the time of a body', () => {
  it.each([
    ['/json', 15, 'in chunks', {}],
    ['/json', 15, 'with a length', { 'Content-Length': '9' }],
    ['/photo', 180, 'in chunks', {}],
    ['/photo', 180, 'with a length', { 'Content-Length': '9' }],
  ])('of %s is %i seconds, %s', async (path, seconds, _, length) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', ...length };
    const init = { method: 'POST', body: pieces([1], false), headers, duplex: 'half' } as RequestInit;
    const answered = vi.fn<(answer: Response) => void>();
    const sent = Promise.resolve(app.request(path, init)).then(answered);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    const [answer] = answered.mock.lastCall ?? [];
    expect(answer?.status).toBe(408);
    expect(answer?.headers.get('Connection')).toBe('close');
    expect(await answer?.json()).toMatchObject({ code: 'body_too_slow' });
  });
});

describe('who may not make a call', () => {
  it('is refused after the body has come, and told nothing about it', async () => {
    let end = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(1));
        end = () => controller.close();
      },
    });
    const sent = send('/json', body);
    await new Promise(setImmediate);
    isLetIn = false;
    end();
    expect(await sent).toEqual([404, 'not_found']);
  });

  it('sends no photo for nothing', async () => {
    isLetIn = false;
    expect(await send('/photo', pieces([1], false), { 'Content-Type': 'multipart/form-data' })).toEqual([
      404,
      'not_found',
    ]);
  });
});
