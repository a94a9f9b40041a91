import { expect, test } from 'vitest';
import { checkNewPassword } from '#domain/content/new-password.ts';
import { checkPicture } from '#domain/content/profile-picture.ts';

test('a new password equals its confirmation, with at least 8 characters', () => {
  expect(checkNewPassword('12345678', '12345678')).toBeUndefined();
  expect(checkNewPassword('1234567', '1234567')).toBe('too_short');
  expect(checkNewPassword('12345678', '12345679')).toBe('different');
  expect(checkNewPassword('1', '2')).toBe('different');
});

test('a profile picture is an image under 5 MB', () => {
  const MB = 1024 * 1024;
  expect(checkPicture({ type: 'image/png', size: 5 * MB - 1 })).toBeUndefined();
  expect(checkPicture({ type: 'image/png', size: 5 * MB })).toBe('too_large');
  expect(checkPicture({ type: 'application/pdf', size: 1 })).toBe('not_an_image');
  expect(checkPicture({ type: '', size: 1 })).toBe('not_an_image');
});
