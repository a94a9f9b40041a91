import { describe, expect, it } from 'vitest';
import { pictureAddress, STOCK_PICTURE } from '#domain/rooms/images.ts';
import { bookable } from '#domain/rooms/room.ts';
import { foundRoom } from '../../support/rooms.ts';

describe('a room can be booked', () => {
  it('unless a policy refuses it, its dates are past, or its price is 0', () => {
    expect(bookable(foundRoom(1), false)).toBe('yes');
    expect(bookable(foundRoom(1), true)).toBe('closed');
    expect(bookable(foundRoom(1, { price_per_day: 0 }), false)).toBe('closed');
    expect(bookable(foundRoom(1, { final_price_per_day: 0 }), false)).toBe('closed');
    expect(bookable(foundRoom(1, { pricing_error: 'Closed for Nila Madhav' }), false)).toBe('refused');
    expect(bookable(foundRoom(1, { pricing_error_type: 'rates_not_open' }), true)).toBe('refused');
  });
});

describe('the URL of a picture', () => {
  it("is below the API's uploads, with backslashes as slashes", () => {
    expect(pictureAddress('rooms\\1\\sea view.webp', '/api')).toBe(
      '/api/admin/uploads/rooms/1/sea%20view.webp',
    );
    expect(pictureAddress('a.webp', 'https://api.example.org/api')).toBe(
      'https://api.example.org/api/admin/uploads/a.webp',
    );
  });

  it('stays unchanged if it is absolute', () => {
    for (const address of ['https://cdn.example.org/a.jpg', '/api/admin/uploads/a.webp', '//cdn/a.jpg']) {
      expect(pictureAddress(address, '/api')).toBe(address);
    }
  });

  it('is the stock illustration by default', () => {
    for (const nothing of [null, undefined, '', '  ']) {
      expect(pictureAddress(nothing, '/api')).toBe(STOCK_PICTURE);
    }
  });
});
