import { expect, test } from 'vitest';
import { fillText } from '#domain/booking/saved-text.ts';

test('a saved text says what is known of the booking, and keeps what is not', () => {
  const values = { guest: 'Mita {room}', room: 'Conch Room', balance: '₹500' };
  expect(fillText('{guest}, {balance} for {room}: {link} {price}', values)).toBe(
    'Mita {room}, ₹500 for Conch Room: {link} {price}',
  );
});
