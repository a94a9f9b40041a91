import '../../support/browser.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '#contract/auth.ts';
import {
  $bookings,
  $profile,
  avatarUrl,
  loadBookings,
  loadProfile,
  openProfile,
} from '#stores/account/profile.ts';
import {
  $profileEdit,
  closeProfileEdit,
  openProfileEdit,
  saveDetails,
  saveNewPassword,
  savePicture,
} from '#stores/account/profile-edit.ts';
import { $session, keepSession, signOut } from '#stores/account/session.ts';
import { followInvoice, linksOf } from '#stores/booking/booking-files.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { PASSWORD, signUp } from '../../support/accounts.ts';
import { visit } from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { eventually } from '../../support/eventually.ts';
import { appOfFile, withoutLimits } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const EMAIL = 'ananya@example.com';

const api = appOfFile({ app: withoutLimits });
let wire: Wire;
let session: SessionAnswer;

beforeAll(async () => {
  session = await signUp(api, EMAIL);
});

let leave = () => {};
beforeEach(async () => {
  leave();
  vi.useFakeTimers({ now: api.clock(), toFake: ['Date'] });
  visit('/profile');
  wire = browserOf(api);
  keepSession(session);
  leave = openProfile();
  await eventually(() => expect($bookings.get().state).toBe('ready'));
  await eventually(() => expect($profile.get().state).toBe('ready'));
  closeProfileEdit();
  takeToasts();
});
afterAll(() => {
  leave();
  vi.useRealTimers();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const answering = (status: number, body: unknown) => async () => Response.json(body, { status });
const texts = () => takeToasts().map(({ text }) => text);
const problems = () => $profileEdit.get().problems;
const user = () => {
  const profile = $profile.get();
  return profile.state === 'ready' ? profile.user : undefined;
};

describe('bookings', () => {
  it('made as a guest with the same e-mail are there; what is over is previous', async () => {
    const booked = await paidBooking(api, {
      guest_email: EMAIL,
      check_in: '2026-12-01',
      check_out: '2026-12-03',
    });
    await loadBookings();
    expect($bookings.get()).toMatchObject({ state: 'ready', current: [{ id: booked.id }], previous: [] });
    vi.setSystemTime(new Date('2026-12-03T03:00:00Z'));
    await loadBookings();
    expect($bookings.get()).toMatchObject({ state: 'ready', current: [], previous: [{ id: booked.id }] });
  });

  it('need no more than the specification’s fields; other statuses are shown as they are', async () => {
    const booking = {
      id: 7,
      status: 'Checked In',
      booking_date: '2026-11-20T06:00:00Z',
      checkin_date: '2027-01-04',
      checkout_date: '2027-01-06',
      no_of_nights: 2,
      property: 'Sea Breeze',
      rooms: [],
      guest_info: { name: 'Ananya', no_of_guests: 2, no_of_children: 0 },
      services: { no_of_breakfast: 2, no_of_extra_bed: 0 },
      payment: { total_amount: 4200, payment_status: 'Partly paid' },
    };
    wire.intercept = answering(200, { bookings: [booking] });
    await loadBookings();
    expect($bookings.get()).toMatchObject({ state: 'ready', current: [booking], previous: [] });
  });

  it('give their invoice to the signed-in owner', async () => {
    const { id } = await paidBooking(api, {
      guest_email: EMAIL,
      check_in: '2026-12-05',
      check_out: '2026-12-07',
    });
    await loadBookings();
    const bookings = $bookings.get();
    const current = bookings.state === 'ready' ? bookings.current : [];
    const booking = current.find((shown) => shown.id === id);
    const invoice = linksOf({ id, files: booking?.files }, { id: 0 }).invoice ?? '';
    expect(await followInvoice({ id }, invoice)).toBe(invoice);
    // Another app has no token; the key in the address is enough.
    const opened = await api.ask(invoice.replace('/api', ''));
    expect(opened.headers.get('Content-Type')).toBe('application/pdf');
    wire.intercept = offline;
    expect(await followInvoice({ id }, invoice)).toBeUndefined();
    expect(texts()).toEqual(['Failed to download invoice']);
    wire.intercept = async () => new Response('');
    expect(await followInvoice({ id }, invoice)).toBeUndefined();
    expect(texts()).toEqual(['Error processing invoice. Please try again.']);
  });

  it('give a new link to their invoice where the old one has ended', async () => {
    const bookings = $bookings.get();
    const [booking] = bookings.state === 'ready' ? bookings.current : [];
    const { id, files } = booking ?? { id: 0 };
    const old = files?.invoice ?? '';
    api.clock.advance(16 * 60_000);
    expect((await api.ask(old.replace('/api', ''))).status).toBe(410);
    const renewed = await followInvoice({ id }, old);
    expect(renewed).toMatch(/\?key=/);
    expect(renewed).not.toBe(old);
  });
});

describe('what can not be loaded', () => {
  it('is told in each part on its own', async () => {
    wire.intercept = offline;
    await Promise.all([loadProfile(), loadBookings()]);
    const message = 'Failed to load profile data. Please try again later.';
    expect($profile.get()).toEqual({ state: 'failed', message });
    expect($bookings.get()).toEqual({ state: 'failed', message });
    wire.intercept = answering(200, { something: 'else' });
    await Promise.all([loadProfile(), loadBookings()]);
    expect($profile.get()).toEqual({
      state: 'failed',
      message: 'Failed to load profile data. Invalid response format.',
    });
    expect($bookings.get()).toEqual({
      state: 'failed',
      message: 'Failed to load bookings data. Invalid response format.',
    });
    wire.intercept = answering(403, { code: 'email_not_verified', error: 'Please verify your email.' });
    await loadProfile();
    expect($profile.get()).toEqual({ state: 'failed', message: 'Please verify your email.' });
    wire.intercept = (_, answer) => answer();
    await loadProfile();
    expect($profile.get().state).toBe('ready');
  });

  it('of somebody who has left is not shown', async () => {
    const asked = loadProfile();
    await signOut();
    await asked;
    expect($profile.get()).toEqual({ state: 'loading' });
    expect($session.get()).toEqual({ state: 'signed-out' });
    session = await (await api.ask('/auth/login', { json: { email: EMAIL, password: PASSWORD } })).json();
  });
});

describe('the modal', () => {
  it('saves name, phone and address, closes, and the header knows', async () => {
    openProfileEdit();
    await saveDetails({ name: 'Ananya M.', phone: '+91 98765 43210', address: 'Line 1\nLine 2' });
    expect(user()).toMatchObject({ name: 'Ananya M.', phone: '+91 98765 43210', address: 'Line 1\nLine 2' });
    expect($session.get()).toMatchObject({ user: { name: 'Ananya M.' } });
    expect($profileEdit.get().open).toBe(false);
    expect(texts()).toEqual(['Profile updated successfully']);
    openProfileEdit();
    wire.intercept = offline;
    await saveDetails({ name: 'A', phone: '', address: '' });
    expect(problems()).toEqual({ details: 'Failed to update profile. Please try again.' });
    expect($profileEdit.get()).toMatchObject({ open: true });
    expect(texts()).toEqual([]);
  });

  it('changes the password, and says why not', async () => {
    openProfileEdit();
    await saveNewPassword('', 'jagannath-2');
    expect(problems().password).toBe('Password cannot be empty');
    await saveNewPassword(PASSWORD, 'seven 7');
    expect(problems().password).toBe('Password must be at least 8 characters long');
    expect(await saveNewPassword('not the one', 'jagannath-2')).toBe(false);
    expect(problems().password).toBe(
      'Failed to change password. Please check your current password and try again.',
    );
    expect(await saveNewPassword(PASSWORD, PASSWORD)).toBe(true);
    expect(problems()).toEqual({});
    expect(texts()).toEqual(['Password changed successfully']);
  });
});

describe('the picture', () => {
  const photo = async () => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f5f6b' } })
      .png()
      .toBuffer();
    return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
  };
  const sized = (size: number) =>
    Object.defineProperty(new File(['x'], 'a.jpg', { type: 'image/jpeg' }), 'size', { value: size });

  it('is sent as soon as it is chosen', async () => {
    openProfileEdit();
    expect(await savePicture(await photo())).toBe(true);
    expect(texts()).toEqual(['Profile picture updated successfully']);
    const path = user()?.picture_url ?? '';
    expect(path).toMatch(/^\/api\/admin\/uploads\//);
    expect(avatarUrl(path)).toBe(`http://localhost:4321${path}`);
    const answer = await api.ask(path.replace('/api', ''));
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
  });

  it('must be an image under 5 MB', async () => {
    openProfileEdit();
    const before = wire.sent.length;
    await savePicture(new File(['words'], 'words.txt', { type: 'text/plain' }));
    expect(problems().picture).toBe('Please select an image file');
    await savePicture(sized(5 * 1024 * 1024));
    expect(problems().picture).toBe('Image size should be less than 5MB');
    expect(wire.sent).toHaveLength(before);
    await savePicture(new File(['words'], 'words.png', { type: 'image/png' }));
    expect(problems().picture).toBe('Please select an image file');
    wire.intercept = offline;
    await savePicture(await photo());
    expect(problems().picture).toBe('Failed to upload profile picture. Please try again.');
  });
});
