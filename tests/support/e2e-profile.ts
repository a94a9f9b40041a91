import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';
import * as z from 'zod/mini';
import { logIn } from './e2e-accounts.ts';
import { ownStay } from './nights.ts';

export const NAME = 'Ananya Mohanty';

export async function bookAsGuest(request: APIRequestContext, email: string, room: number) {
  const { checkIn, checkOut } = await ownStay(request, room, 3);
  const created = await request.post('/api/public/reservation/create', {
    data: {
      homestay_id: 1,
      check_in: checkIn,
      check_out: checkOut,
      adults: 2,
      children: 0,
      guest_name: NAME,
      guest_email: email,
      guest_phone: '+91 98765 43210',
      guest_address: '4 Ring Road, Cuttack',
      rooms: [{ id: room }],
      payment_method: 'full',
      extra_beds: 0,
      breakfast: 2,
    },
  });
  const { booking_id } = z.parse(z.object({ booking_id: z.int() }), await created.json());
  const ordered = await request.post('/api/public/reservation/razorpay/order', {
    data: { receipt: `SH${booking_id}`, notes: { payment_type: 'full', reservation_id: booking_id } },
  });
  const { order } = z.parse(z.object({ order: z.object({ id: z.string() }) }), await ordered.json());
  await request.post('/api/sandbox/razorpay/pay', { data: { order_id: order.id, outcome: 'captured' } });
  return booking_id;
}

export async function openSignedIn(page: Page, email: string): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Current Bookings' })).toBeVisible();
}

export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
