import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { icalProvider } from '#server/channels/ical-provider.ts';
import { booking, calendarFile, event } from '../../support/calendar-file.ts';
import { type ChannelServer, openChannelServer } from '../../support/channel-server.ts';
import { PATIENCE } from '../../support/patience.ts';
import { describeProvider, type FakeChannel, RANGE } from '../../support/provider-contract.ts';

const settings = { loopback: true, timeLimit: Math.round(1000 * PATIENCE) };

async function calendarChannel(): Promise<FakeChannel> {
  const server = await openChannelServer();
  const provider = icalProvider(settings);
  const file = () =>
    calendarFile(
      ...channel.sold.map(({ uid, checkIn, checkOut, summary }) =>
        booking(uid, checkIn, checkOut, `SUMMARY:${summary}`),
      ),
    );
  const answer = () => {
    const body = file();
    const whole = { body, etag: `"${body.length}-${channel.sold.map(({ checkIn }) => checkIn)}"` };
    if (channel.trouble === 'refuses') return { ...whole, status: 503 };
    if (channel.trouble === 'nonsense') return { body: '<!doctype html><title>Log in</title>' };
    if (channel.trouble === 'half an answer') return { ...whole, cutOffAfter: body.length - 20 };
    if (channel.trouble === 'silent') return { delay: Number.POSITIVE_INFINITY };
    return whole;
  };
  Object.defineProperty(server, 'answer', { get: answer });
  const channel: FakeChannel = {
    provider: {
      receiveBookings: (request) => {
        if (channel.trouble === 'gone') server.close();
        return provider.receiveBookings(request);
      },
    },
    url: server.url,
    sold: [],
    trouble: 'none',
    asked: () => server.requests.length,
    close: server.close,
  };
  return channel;
}

describeProvider('iCal', calendarChannel);

let server: ChannelServer;
beforeAll(async () => {
  server = await openChannelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.answer = {};
});

const receive = (mark: string | null = null) =>
  icalProvider(settings).receiveBookings({ url: server.url, mark, range: RANGE });

test('the mark is the ETag of the file', async () => {
  server.answer = { body: calendarFile(), etag: '"1"' };
  expect(await receive()).toEqual({ kind: 'whole', events: [], mark: '"1"' });
  expect(await receive('"1"')).toEqual({ kind: 'unchanged' });
});

test('"not modified" without a mark is a failure', async () => {
  server.answer = { status: 304 };
  expect(await receive()).toEqual({ kind: 'failed', problem: { code: 'refused', status: 304 } });
});

test('what can be read of a file is taken, and the rest is counted; it has no mark', async () => {
  const bad = event('UID:bad', 'DTSTART;VALUE=DATE:20261399');
  server.answer = { body: calendarFile(booking('good', '2026-12-18', '2026-12-19'), bad), etag: '"1"' };
  expect(await receive()).toEqual({
    kind: 'partial',
    events: [{ uid: 'good', isBlock: false, nights: ['2026-12-18'], summary: '', link: undefined }],
    problem: { code: 'unreadable_events', count: 1 },
  });
});

test.each([
  ['', 'half_a_calendar'],
  ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'half_a_calendar'],
  ['<html>', 'not_a_calendar'],
])('%j is %s', async (body, code) => {
  server.answer = { body };
  expect(await receive()).toEqual({ kind: 'failed', problem: { code } });
});
