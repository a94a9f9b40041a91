import { day, query } from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { fakeSearch, room, STAY, store, stored } from '../support/search.ts';

const wish = (id: number, more = {}) => ({
  id,
  name: `Room ${id}`,
  price: 2000,
  discount: 0,
  net_price: 2000,
  image: '',
  homestay_name: 'Sea Breeze',
  is_ac: true,
  capacity: 2,
  amenities: ['Air Conditioner'],
  ...more,
});

test.describe('sharing a room', () => {
  const TEXT = 'Check out this amazing room at Puri: Garuda Room!';

  test('by WhatsApp, Facebook, Instagram or a copied link', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await fakeSearch(page, [room(1, { room_name: 'Garuda Room' })]);
    await page.goto(STAY);
    const share = page.getByRole('article').getByRole('button', { name: 'Share' });
    await share.click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect(dialog).toContainText(TEXT);
    const url = `${baseURL}/rooms/1?${query({ checkIn: day(18), checkOut: day(20) })}`;
    const hrefOf = async (name: string) =>
      new URL((await dialog.getByRole('link', { name }).getAttribute('href')) ?? '');
    expect((await hrefOf('WhatsApp')).searchParams.get('text')).toBe(`${TEXT} ${url}`);
    expect((await hrefOf('Facebook')).searchParams.get('u')).toBe(url);
    expect((await hrefOf('Instagram')).hostname).toBe('www.instagram.com');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Copy Link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied to clipboard!' })).toBeVisible();
    const region = page.locator('[data-sonner-toaster]');
    await expect(region).toHaveAttribute('data-y-position', 'top');
    await expect(region).toHaveAttribute('data-x-position', 'right');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(share).toBeFocused();
    await share.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe('the wishlist', () => {
  test('shows its rooms with prices, adds them to the cart and links to their pages', async ({ page }) => {
    const gone = 'data:image/webp;base64,AAAA';
    await store(page, 'wishlist', [wish(1, { discount: 500, net_price: 1500 }), wish(2, { image: gone })]);
    await fakeSearch(page, [room(1, { price: 3400, final_price: 3400 }), room(2)]);
    await page.goto('/wishlist');
    await expect(page.getByRole('heading', { name: /Wishlist \(2\)/ })).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: 'Room 1' });
    await expect(card.locator('s')).toHaveText('₹2,000');
    await expect(card).toContainText('₹1,500');
    await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute(
      'href',
      /^\/rooms\/1\?checkIn=\d{4}-\d\d-\d\d&checkOut=\d{4}-\d\d-\d\d&guests=2&children=0$/,
    );
    const other = page.getByRole('article').filter({ hasText: 'Room 2' });
    await expect(other.locator('img')).toHaveAttribute('src', '/illustrations/room.svg');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(card.getByRole('button', { name: 'In Cart' })).toBeDisabled();
    await expect(page.getByText('Room 1 has been added to your cart!')).toBeVisible();
    await expect
      .poll(async () => stored(page, 'cart'))
      .toMatchObject([{ id: 1, homestay_id: 1, guests: 2, children: 0, roomCount: 1, price: 3400 }]);

    await page.getByRole('button', { name: 'Remove Room 1 from the wishlist' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    const removed = page.locator('[data-sonner-toast]').filter({ hasText: 'has been removed' });
    await removed.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Room 1', 'Room 2']);
  });
});
