import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '#domain/dates/duration.ts';
import { roomChangeJobs, siteElsewhere } from '#server/entry/build-elsewhere.ts';
import { readRoomList } from '#site/room-list.ts';
import { serverTest } from '../../support/open-app.ts';

serverTest('the site of a function', { anew: true }, (api) => {
  const ROOMS = '{"rooms":[]}';
  let service: ReturnType<typeof createServer>;
  let calls = 0;
  let built = '';

  /** The host of the pages: it has a build hook, and serves the last build. */
  beforeEach(() => {
    calls = 0;
    service = createServer((request, response) => {
      if (request.method === 'POST') calls += 1;
      response.end(request.url === '/built-rooms.txt' ? built : '');
    }).listen(0);
  });
  afterEach(() => void service.close());

  function deps(hook = true) {
    const siteUrl = `http://localhost:${(service.address() as AddressInfo).port}`;
    const config = { ...api.deps.config, siteUrl, buildHookUrl: hook ? `${siteUrl}/hook` : undefined };
    return { ...api.deps, config };
  }
  const jobs = (hook = true) =>
    roomChangeJobs(
      deps(hook),
      new Hono().get('/api/public/rooms', (c) => c.body(ROOMS)),
    );
  const runAll = async () => {
    for (const job of jobs()) await job.run();
  };

  it('is published by the hook, at most once a minute', async () => {
    const site = siteElsewhere(deps());
    expect(site.state().state).toBe('elsewhere');
    await site.publish();
    await site.publish();
    expect(calls).toBe(1);
    api.clock.advance(MINUTE);
    await site.publish();
    expect(calls).toBe(2);
  });

  it('is published when the rooms are others than those of the pages, once an hour for the same rooms', async () => {
    built = 'a'.repeat(64);
    await runAll();
    api.clock.advance(10 * MINUTE);
    await runAll();
    expect(calls).toBe(1);
    api.clock.advance(60 * MINUTE);
    await runAll();
    expect(calls).toBe(2);
  });

  it.each([
    ['the pages have these rooms', () => readRoomList(ROOMS).digest],
    ['it is not known which rooms the pages have', () => 'Not Found'],
  ])('is left as it is when %s', async (_, digest) => {
    built = digest();
    await runAll();
    expect(calls).toBe(0);
  });

  it('without a hook has nothing to press, and no job', async () => {
    expect(jobs(false)).toEqual([]);
    expect(siteElsewhere(deps(false)).state().state).toBe('published');
  });
});
