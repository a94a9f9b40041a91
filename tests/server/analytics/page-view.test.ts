import { expect, test } from 'vitest';
import { storableAddress, storableText, viewInstant } from '#server/analytics/page-view.ts';

const TOKEN = 'Zx8-fQ2mT0_aVb3cDe4fGh5iJk6lMn7oPq8rSt9uVw0';

test.each([
  ['https://stay.example/', '/'],
  [
    'https://stay.example/rooms/4?checkIn=2026-12-18&checkout=2026-12-20&guests=2',
    '/rooms/4?checkIn=2026-12-18&checkout=2026-12-20&guests=2',
  ],
  ['/rooms?pastDate=true&utm_source=mail&token=abc', '/rooms?pastDate=true'],
  ['/rooms?guests=%3Cscript%3E', '/rooms'],
  [`/reset-password/${TOKEN}`, '/reset-password'],
  ['/reset-password/short', '/reset-password'],
  ['/waiting-list/short', '/waiting-list'],
  ['/host/invitation/short', '/host/invitation'],
  [`https://stay.example/verify-email/${TOKEN}?x=1#y`, '/verify-email'],
  [`/my-booking/${TOKEN}`, '/my-booking'],
  [`/review/${TOKEN}?ask=no`, '/review'],
  ['/check-in/short', '/check-in'],
  [`/elsewhere/${TOKEN}`, '/elsewhere/…'],
  ['/rooms#access_token=abc', '/rooms'],
  ['http://[', '/'],
])('of %s, %s is stored', (address, stored) => {
  expect(storableAddress(address)).toBe(stored);
});

test('texts lose control characters and tokens, but not session ids', () => {
  expect(storableText('Room\r\ndetail')).toBe('Room  detail');
  expect(storableText(`Reset ${TOKEN}`)).toBe('Reset …');
  expect(storableText(`/verify-email/${TOKEN}`)).toBe('/verify-email');
  const id = '0b8c6f8e-1111-4222-8333-0123456789ab';
  expect(storableText(id)).toBe(id);
});

test('an implausible time is replaced by the server’s', () => {
  const now = new Date('2026-11-21T06:00:00Z');
  expect(viewInstant('2026-11-21T05:00:00Z', now)).toEqual(new Date('2026-11-21T05:00:00Z'));
  expect(viewInstant(now.getTime() - 5, now)).toEqual(new Date(now.getTime() - 5));
  expect(viewInstant(String(now.getTime() - 5), now)).toEqual(new Date(now.getTime() - 5));
  for (const wrong of ['', 'yesterday', '2031-01-01', 0, Number.NaN])
    expect(viewInstant(wrong, now)).toBe(now);
});
