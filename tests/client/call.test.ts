import { afterEach, describe, expect, it } from 'vitest';
import { call, download } from '#client/call.ts';
import { connect } from '#client/connection.ts';
import { InvalidAnswer, Refusal, Unreachable } from '#client/errors.ts';
import { registerTokens } from '#client/tokens.ts';
import { recordView } from '#contract/analytics.ts';
import { logIn } from '#contract/auth.ts';
import { checkRoomAvailability, getCalendar } from '#contract/availability.ts';
import { uploadPicture } from '#contract/profile.ts';
import { createReservation, deleteReservation } from '#contract/reservation.ts';
import { downloadInvoice } from '#contract/reservation-files.ts';
import { fakeApi, json } from '../support/transport.ts';

afterEach(() => {
  connect();
  registerTokens();
});

const stay = { checkInDate: '2026-12-18', checkOutDate: '2026-12-20', guests: 2 };
const refused = (code: string, status: number, more = {}) => json({ error: 'No.', code, ...more }, status);

describe('a request', () => {
  it('goes to the path of its contract, with query, JSON body, credentials, and never from a cache', async () => {
    const sent = fakeApi(() => json({ rooms: [] }));
    const answer = await call(checkRoomAvailability, { query: { timestamp: '7' }, body: stay });
    expect(answer).toEqual({ rooms: [] });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/public/check-room-availability', body: stay });
    expect(sent[0]?.query.get('timestamp')).toBe('7');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.init).toMatchObject({ credentials: 'include', cache: 'no-store' });
  });

  it('fills in path parameters, leaves absent query values out, and has no body where none is sent', async () => {
    const sent = fakeApi((one) => json(one.method === 'DELETE' ? { success: true } : { days: [] }));
    await call(deleteReservation, { params: { id: 12 } });
    await call(getCalendar, { query: { from: '2026-12-01', to: '2026-12-31', room_id: undefined } });
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/public/reservation/12', body: undefined });
    expect([...(sent[1]?.query.keys() ?? [])]).toEqual(['from', 'to']);
  });

  it('carries extra headers and files', async () => {
    const sent = fakeApi(() => json({ picture_url: '/api/admin/uploads/a.webp' }));
    const body = new FormData();
    body.set('profilePicture', new Blob(['x']), 'me.png');
    await call(uploadPicture, { body, headers: { 'Idempotency-Key': 'k' } });
    expect(sent[0]?.body).toBe(body);
    expect(sent[0]?.headers.has('content-type')).toBe(false);
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k');
  });

  it('answers nothing where the contract promises nothing, and a file where it promises a file', async () => {
    const view = { page: 'Home', url: '/', timestamp: 1, session_id: 's', device_type: 'desktop' };
    fakeApi(() => new Response(null, { status: 204 }));
    expect(await call(recordView, { body: view })).toBeUndefined();
    fakeApi(() => new Response('%PDF'));
    expect(await (await download(downloadInvoice, { params: { id: 3 } })).text()).toBe('%PDF');
  });

  it('takes nothing for a PDF that is none', async () => {
    const html = new Response('<!doctype html>', { headers: { 'Content-Type': 'application/pdf' } });
    for (const other of [html, json({ ok: true }), new Response('')]) {
      fakeApi(() => other);
      await expect(download(downloadInvoice, { params: { id: 3 } })).rejects.toBeInstanceOf(InvalidAnswer);
    }
  });

  it('is only accepted by the compiler with the parts its contract names', () => {
    const typed = () => {
      // @ts-expect-error an id is missing
      call(deleteReservation, {});
      // @ts-expect-error guests is a number
      call(checkRoomAvailability, { body: { guests: [] } });
      // @ts-expect-error a picture travels as a form
      call(uploadPicture, { body: { profilePicture: '' } });
    };
    expect(typed).toBeTypeOf('function');
  });
});

describe('an answer', () => {
  it('outside 2xx with a reason is a Refusal with code, sentence, fields and figures', async () => {
    fakeApi(() => refused('price_changed', 409, { expected: { total_price: 9000 }, rooms: [5] }));
    const error = await call(deleteReservation, { params: { id: 1 } }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({
      status: 409,
      code: 'price_changed',
      sentence: 'No.',
      expected: { total_price: 9000 },
      rooms: [5],
      fields: {},
    });
  });

  it('says which field is wrong, and how long to wait', async () => {
    fakeApi(() => refused('bad_request', 400, { fields: { email: 'Email is invalid' } }));
    const body = { email: 'a@b.in', password: 'x' };
    await expect(call(logIn, { body })).rejects.toMatchObject({ fields: { email: 'Email is invalid' } });
    fakeApi(() => json({ error: 'Slow down.', code: 'too_many_requests' }, 429, { 'Retry-After': '30' }));
    await expect(call(logIn, { body })).rejects.toMatchObject({ status: 429, retryAfter: 30 });
  });

  it('of a gateway, or none at all, means the API is Unreachable', async () => {
    fakeApi(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(call(deleteReservation, { params: { id: 1 } })).rejects.toBeInstanceOf(Unreachable);
    fakeApi(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(deleteReservation, { params: { id: 1 } })).rejects.toBeInstanceOf(Unreachable);
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('reset')) });
    fakeApi(() => new Response(broken));
    await expect(call(deleteReservation, { params: { id: 1 } })).rejects.toBeInstanceOf(Unreachable);
    await expect(download(downloadInvoice, { params: { id: 1 } })).rejects.toBeInstanceOf(Unreachable);
  });

  it('that is no JSON or does not fit the contract is an InvalidAnswer', async () => {
    for (const body of ['<html>', '', '{"success":"yes"}', '[]', 'null']) {
      fakeApi(() => new Response(body));
      const asked = call(deleteReservation, { params: { id: 1 } });
      await expect(asked, body).rejects.toBeInstanceOf(InvalidAnswer);
    }
    fakeApi(() => new Response('nope', { status: 404 }));
    await expect(call(deleteReservation, { params: { id: 1 } })).rejects.toBeInstanceOf(InvalidAnswer);
  });

  it('to a caller that gave up is its own abort', async () => {
    fakeApi(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    const asked = call(deleteReservation, { params: { id: 1 }, signal: AbortSignal.abort() });
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('drops what the contract does not know', async () => {
    fakeApi(() => json({ success: true, booking_id: 4, message: 'Held', secret: 1 }, 201));
    const body = {
      check_in: '2026-12-18',
      check_out: '2026-12-20',
      adults: 2,
      payment_method: 'full' as const,
      guest_name: 'A',
      guest_email: 'a@b.in',
      guest_phone: '1',
      guest_address: 'x',
      rooms: [{ id: 1 }],
    };
    expect(await call(createReservation, { body })).toEqual({
      success: true,
      booking_id: 4,
      message: 'Held',
    });
  });
});
