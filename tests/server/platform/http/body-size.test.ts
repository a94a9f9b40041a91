import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limitBody } from '#server/platform/http/body-size.ts';

const app = new Hono();
app.use(
  limitBody(10, () => {
    throw new Error('too large');
  }),
);
app.onError((_, c) => c.text('too large', 413));
app.all('/', async (c) => c.text(await c.req.text()));

function stream(...pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
}

describe('the size of a body', () => {
  const send = async (body: BodyInit | null, headers: Record<string, string> = {}) => {
    const response = await app.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    return `${response.status} ${await response.text()}`;
  };

  it.each([
    ['as long as allowed', '0123456789', '10', '200 0123456789'],
    ['one byte longer', '01234567890', '11', '413 too large'],
    ['of no number', '0', 'many', '413 too large'],
  ])('is checked by its Content-Length: %s', async (_, body, length, answer) => {
    expect(await send(body, { 'Content-Length': length })).toBe(answer);
  });

  it('is counted when no length is given', async () => {
    expect(await send(stream('01234', '56789'))).toBe('200 0123456789');
    expect(await send(stream('01234', '56789', '0'))).toBe('413 too large');
  });

  it('is counted when it comes in chunks, whatever length it claims', async () => {
    const headers = { 'Content-Length': '1', 'Transfer-Encoding': 'chunked' };
    expect(await send(stream('01234', '567890'), headers)).toBe('413 too large');
  });

  it('does not matter where there is none', async () => {
    expect((await app.request('/')).status).toBe(200);
  });
});
