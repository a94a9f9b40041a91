import { expect, test } from 'vitest';
import { chatLink, chatNumber } from '#domain/party/whatsapp-link.ts';

test.each([
  ['098610 12345', '919861012345'],
  ['98610 12345', '919861012345'],
  ['+91 98610-12345', '919861012345'],
  ['0091 98610 12345', '919861012345'],
  ['+49 30 1234567', '49301234567'],
  ['', ''],
])('%s is in WhatsApp links %s', (phone, digits) => expect(chatNumber(phone)).toBe(digits));

test('a chat has its text prepared', () => {
  expect(chatLink('9861012345', 'a & b')).toBe('https://wa.me/919861012345?text=a%20%26%20b');
});
