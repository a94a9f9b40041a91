import '../../support/browser.ts';
import { afterEach, expect, it } from 'vitest';
import { connect } from '#client/connection.ts';
import { registerTokens, tokens } from '#client/tokens.ts';
import { startSession } from '#stores/account/session-start.ts';
import { reportPageView } from '#stores/browser/page-view.ts';
import { findRooms } from '#stores/rooms/availability.ts';
import { fakeApi, json } from '../../support/transport.ts';

const tooMany = () => json({ error: 'Please wait.', code: 'too_many_requests' }, 429);

afterEach(() => {
  connect();
  registerTokens();
});

it.each(['auth_token', 'access_token'])('requests carry a stored %s at once', async (key) => {
  localStorage.setItem(key, 'stored-token');
  const sent = fakeApi(({ path }) => {
    if (path === '/analytics/views') return new Response(null, { status: 204 });
    return path.startsWith('/auth') ? tooMany() : json({ rooms: [] });
  });
  const started = startSession();
  await reportPageView('Home', 'http://localhost/', 1280);
  await findRooms({ checkIn: '2026-12-18', checkOut: '2026-12-20', guests: key.length });
  expect(sent.slice(0, 2).map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer stored-token',
    'Bearer stored-token',
  ]);
  await started;
});

it('a visitor sends no token, and a session that is there already is left alone', async () => {
  await startSession();
  expect(tokens().access()).toBeUndefined();
  registerTokens({ ...tokens(), access: () => 'renewed' });
  localStorage.setItem('auth_token', 'stored-token');
  fakeApi(tooMany);
  const started = startSession();
  expect(tokens().access()).toBe('renewed');
  await started;
});
