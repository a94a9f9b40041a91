import { formatDate } from '#domain/dates/calendar.ts';
import { chooseDay, day, query } from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDE } from '../support/e2e.ts';
import { watchLayoutShifts } from '../support/layout-shift.ts';
import { fakeSearch, openForm, room, STAY, stored } from '../support/search.ts';

test('without dates the URL becomes that of the default stay, with the guests', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/rooms?guests=3');
  await expect(page).toHaveURL(
    /\/rooms\?checkIn=\d{4}-\d\d-\d\d&checkOut=\d{4}-\d\d-\d\d&guests=3&children=0$/,
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('dates that nobody chose are called examples, until some are chosen', async ({ page, isMobile }) => {
  const example = page.getByText('Example dates', { exact: true });
  await page.goto('/rooms');
  await expect(example).toBeVisible();
  if (isMobile) await expect(page.getByRole('search').getByText(/^Example: /)).toBeVisible();
  await page.reload();
  await expect(example).toBeVisible();
  await openForm(page, isMobile);
  await chooseDay(page, 'Check In', day(18));
  await chooseDay(page, 'Check Out', day(20));
  await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${day(18)}`));
  await expect(example).toHaveCount(0);
  await page.goBack();
  await expect(example).toBeVisible();
});

test('a spinner, then cards with all facts, and nothing moves', WIDE, async ({ page }) => {
  const search = await fakeSearch(page, 'slow');
  const shifts = await watchLayoutShifts(page);
  await page.goto(STAY);
  await expect(page.getByRole('status').filter({ hasText: 'Loading rooms' })).toBeVisible();
  const names = ['Air Conditioner', 'Free WiFi', 'Television', 'Kettle', 'Balcony'];
  search.answer([
    room(1, {
      room_name: 'Garuda Room',
      capacity: 3,
      price_per_day: 3000,
      final_price_per_day: 2565,
      rules_discount_percentage: 5,
      final_price: 7695,
      stay_days: 3,
      amenities: names.map((name) => ({ name, available: true })),
    }),
    room(2, { room_name: 'Tulsi Room', amenities: [{ name: 'Air Conditioner', available: false }] }),
  ]);
  await page.reload();
  const card = page.getByRole('article').filter({ hasText: 'Garuda Room' });
  for (const words of [
    'AC Room',
    'Sleeps 3',
    'Sea Breeze homestay',
    'Free WiFi',
    '+2 more',
    '₹3,000',
    '₹2,565',
    '5% extra discount applied!',
    'for longer stay',
  ]) {
    await expect(card).toContainText(words);
  }
  await expect(card.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
    'href',
    `/rooms/1?${query({ checkIn: day(18), checkOut: day(20) })}`,
  );
  await expect(card.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Tulsi Room' })).toContainText('Non-AC Room');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await shifts()).toEqual([]);
});

test('a failed search can be repeated, and where it finds no room other stays and the host are offered', async ({
  page,
  problems,
}) => {
  problems.allow(/503/);
  const search = await fakeSearch(page, 'down');
  await page.goto(STAY);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to load rooms. Please try again later.');
  await expect(alert).toContainText('Please try refreshing the page or try again later.');
  await expectAccessible(page);
  search.answer([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No rooms available' })).toBeVisible();
  await expect(
    page.getByText(
      'Sorry, there are no rooms available for your selected dates and number of guests. Please try different dates or reduce the number of guests.',
    ),
  ).toBeVisible();
  const other = page.getByRole('listitem').getByRole('link', { name: '₹' }).first();
  await expect(other).toHaveAttribute('href', /\/rooms.*checkIn=\d{4}-\d\d-\d\d&checkOut=\d{4}-\d\d-\d\d/);
  await expect(page.getByRole('button', { name: "Tell me when it's free" })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    /^tel:\+91/,
  );
  const chat = page.getByRole('main').getByRole('link', { name: 'Ask on WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*2%20adults%2C%20/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a past festival can be viewed, not booked', async ({ page }) => {
  await fakeSearch(page, [room(1)]);
  await page.goto('/rooms?checkIn=2025-06-27&checkOut=2025-06-29&guests=2&children=0&pastDate=true');
  await expect(
    page.getByText(
      'Festival Date Notice: The selected festival dates are in the past. You can view the rooms, but bookings are only available for current or future dates.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Booking Unavailable' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Book Now' })).toHaveCount(0);
  await expectAccessible(page);
});

test("a room that can't be sold shows why instead of its price", async ({ page }) => {
  const free = { price: 0, price_per_day: 0, final_price: 0, final_price_per_day: 0 };
  await fakeSearch(page, [
    room(1, { ...free, pricing_error: 'Closed for a wedding', pricing_error_type: 'rates_not_open' }),
    room(2, { ...free, pricing_error: '', pricing_error_type: 'rates_not_open' }),
    room(3, {
      ...free,
      meets_minimum_stay: false,
      minimum_stay_required: 3,
      pricing_error: 'Too short',
      pricing_error_type: 'minimum_stay_violation',
    }),
    room(4, free),
    room(5, { pricing_error: 'Broken', pricing_error_type: 'system_error' }),
  ]);
  await page.goto(STAY);
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Room 1')).toContainText('Closed for a wedding');
  await expect(card('Room 2')).toContainText(
    `Sorry, we have not yet started the booking for the month of ${formatDate(day(18), 'month-year')}`,
  );
  await expect(card('Room 3')).toContainText('Minimum stay: 3 days required');
  await expect(card('Room 3').getByRole('button', { name: 'Not Available' })).toBeDisabled();
  await expect(card('Room 4').getByRole('button', { name: 'Booking Unavailable' })).toBeDisabled();
  await expect(card('Room 5')).toHaveCount(0);
  await expectAccessible(page);
});

test('sorting and filters stay in the URL', async ({ page }) => {
  const tv = [{ name: 'Television', available: true }];
  await fakeSearch(page, [
    room(1, { final_price_per_day: 3000, amenities: tv }),
    room(2, { final_price_per_day: 1000, floor: 'Ground floor', temple_distance: 900 }),
    room(3, { final_price_per_day: 2000, amenities: tv, property_id: 2, homestay_name: 'Dunes' }),
  ]);
  await page.goto(STAY);
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(['Room 1', 'Room 2', 'Room 3']);
  const open = page.getByRole('button', { name: 'Sort and filter' });
  const sheet = page.getByRole('dialog', { name: 'Sort and filter' });
  await open.click();
  await sheet.getByRole('radio', { name: 'Price: low to high' }).check();
  await sheet.getByRole('checkbox', { name: 'Television' }).check();
  await sheet.getByRole('radio', { name: 'Dunes' }).check();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Show 1 room' }).click();
  await expect(open).toBeFocused();
  await expect(open).toHaveText('Sort and filter 2');
  await expectNoSidewaysScroll(page);
  await expect(page).toHaveURL(/&sort=price-low&amenity=Television&homestay=2$/);
  await page.reload();
  await expect(names).toHaveText(['Room 3']);
  await open.click();
  await sheet.getByRole('group', { name: 'Homestay' }).getByRole('radio', { name: 'Any' }).check();
  await expect(names).toHaveText(['Room 3', 'Room 1']);
  const elders = sheet.getByRole('group', { name: 'For elders and pilgrims' });
  await expect(elders.getByRole('checkbox')).toHaveCount(1);
  await elders.getByRole('checkbox', { name: 'Ground floor' }).check();
  await expect(page).toHaveURL(/&amenity=Television&need=ground-floor$/);
  await sheet.getByRole('radio', { name: 'AC', exact: true }).check();
  await sheet.getByRole('button', { name: 'Show 0 rooms' }).click();
  await expect(page.getByText('No room matches your filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names).toHaveText(['Room 2', 'Room 3', 'Room 1']);
});

test('a party that needs two rooms gets the cheapest pair in one press, without rooms in the cart', async ({
  page,
}) => {
  await fakeSearch(page, [
    room(1, { capacity: 4, final_price: 9000 }),
    room(2, { capacity: 3, final_price: 5000 }),
    room(3, { capacity: 3, final_price: 5500 }),
  ]);
  await page.goto(`/rooms?checkIn=${day(18)}&checkOut=${day(20)}&guests=4&children=2`);
  const offer = page.getByRole('complementary', { name: 'For 4 adults and 2 children you need 2 rooms' });
  await expect(offer).toContainText('₹10,500');
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Add these 2 rooms' }).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Room 1']);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 rooms' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'added to your cart' })).toBeVisible();
  expect(await stored(page, 'cart')).toMatchObject([
    { id: 2, guests: 4, children: 2, checkInDate: day(18) },
    { id: 3, guests: 4, children: 2, checkOutDate: day(20) },
  ]);
});

test('a page restored from the history searches again', async ({ page }) => {
  const search = await fakeSearch(page, [room(1)]);
  await page.goto(STAY);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/about');
  search.answer([room(1), room(2)]);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(2);
});
