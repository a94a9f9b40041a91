import { describe, expect, test } from 'vitest';
import { continueSession, deviceType, withoutToken } from '#domain/content/page-view.ts';

const MINUTE = 60_000;
const newId = () => 'new';

describe('the analytics session', () => {
  test('begins with the first view', () => {
    expect(continueSession(undefined, 5, newId)).toEqual({ id: 'new', usedAt: 5 });
  });

  test('lasts 30 minutes, refreshed on use', () => {
    const first = continueSession({ id: 'old', usedAt: 0 }, 29 * MINUTE, newId);
    expect(first).toEqual({ id: 'old', usedAt: 29 * MINUTE });
    expect(continueSession(first, 58 * MINUTE, newId).id).toBe('old');
    expect(continueSession(first, 59 * MINUTE, newId).id).toBe('new');
  });

  test('a stored time that is invalid or in the future begins a new one', () => {
    expect(continueSession({ id: 'old', usedAt: Number.NaN }, 5, newId).id).toBe('new');
    expect(continueSession({ id: 'old', usedAt: 10 }, 5, newId).id).toBe('new');
  });
});

test.each([
  ['http://a.in/rooms?guests=2', 'http://a.in/rooms?guests=2'],
  ['http://a.in/reset-password/s3cret?x=1', 'http://a.in/reset-password/{token}'],
  ['http://a.in/verify-email/s3cret', 'http://a.in/verify-email/{token}'],
  ['http://a.in/my-booking/s3cret#top', 'http://a.in/my-booking/{token}'],
  ['http://a.in/check-in/s3cret', 'http://a.in/check-in/{token}'],
  ['http://a.in/waiting-list/s3cret', 'http://a.in/waiting-list/{token}'],
  ['http://a.in/review/s3cret?ask=no', 'http://a.in/review/{token}'],
  ['http://a.in/host/invitation/s3cret', 'http://a.in/host/invitation/{token}'],
  ['http://a.in/reset-password', 'http://a.in/reset-password'],
])('%s is reported as %s', (address, reported) => {
  expect(withoutToken(address)).toBe(reported);
});

test.each([
  [320, 'mobile'],
  [800, 'tablet'],
  [1280, 'desktop'],
])('a window %i px wide is a %s', (width, device) => {
  expect(deviceType(width)).toBe(device);
});
