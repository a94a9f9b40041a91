import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startSite } from '../support/site.ts';

/** A request with half of its body sent: open until it is complete. */
async function halfSent(url: string) {
  const body = JSON.stringify({ guests: 2 });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  const call = request(`${url}/api/public/check-room-availability`, { method: 'POST', headers });
  const answered = once(call, 'response');
  call.write(body.slice(0, 5));
  // The server has read the first half once it responds to a later request.
  await (await fetch(`${url}/api/health`)).text();
  return {
    async finish() {
      call.end(body.slice(5));
      const [answer] = await answered;
      return { status: answer.statusCode, body: await json(answer) };
    },
  };
}

test('connections outlast those of a proxy; on a stop signal open requests are finished, new ones refused', {
  timeout: 200_000,
}, async () => {
  const { url, process: server, stop } = await startSite();
  try {
    const answered = await fetch(`${url}/api/health`);
    expect(answered.headers.get('Keep-Alive')).toBe('timeout=125, max=1000');
    const inFlight = await halfSent(url);
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${url}/api/health`)).status, { timeout: 5000 }).toBe(503);
    const refused = await fetch(`${url}/api/public/room/1`);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'stopping' });
    const page = await fetch(`${url}/rooms`);
    expect(page.status).toBe(503);
    expect(await page.text()).toBe('The server is restarting. Please try again in a moment.');

    const answer = await inFlight.finish();
    expect(answer).toMatchObject({ status: 200, body: { rooms: expect.any(Array) } });
    expect(await exited).toEqual([0, null]);
  } finally {
    await stop();
  }
});
