import '../support/browser.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SelectedRoom } from '#islands/booking/steps/SelectedRoom.tsx';
import { WishlistCard } from '#islands/wishlist/WishlistCard.tsx';
import { cartItem } from '../support/rooms.ts';

const sourceIn = (element: ReactNode) => /<img[^>]* src="([^"]*)"/.exec(renderToStaticMarkup(element))?.[1];

const wish = (image: string) => ({
  id: 1,
  name: 'Garuda Room',
  price: 2600,
  discount: 0,
  net_price: 2600,
  image,
  homestay_name: 'Sagar Kutir',
  is_ac: true,
  capacity: 3,
  amenities: [],
});

describe('the picture of a stored room', () => {
  it.each([
    ['', '/illustrations/room.svg'],
    ['rooms\\1\\bed room.webp', '/api/admin/uploads/rooms/1/bed%20room.webp'],
    ['/api/admin/uploads/rooms/1.webp', '/api/admin/uploads/rooms/1.webp'],
  ])('"%s" is loaded from %s', (image, address) => {
    expect(sourceIn(<SelectedRoom item={cartItem(1, { image })} number={undefined} />)).toBe(address);
    expect(sourceIn(<WishlistCard item={wish(image)} />)).toBe(address);
  });
});
