import { expect, test } from 'vitest';
import { chatLink } from '#domain/party/whatsapp-link.ts';

test('a chat has its text prepared', () => {
  expect(chatLink('+919861012345', 'a & b')).toBe('https://wa.me/919861012345?text=a%20%26%20b');
});
