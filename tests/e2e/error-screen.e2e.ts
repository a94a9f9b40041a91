import { expect, expectAccessible, test } from '../support/e2e.ts';

const WISH = {
  id: 1,
  name: 'Sea Room',
  price: 2000,
  discount: 200,
  net_price: 1800,
  image: '',
  homestay_name: 'Nilachal',
  is_ac: true,
  capacity: 2,
  amenities: ['Wi-Fi'],
};

test('an error inside a page is shown there, with a link', async ({ page, problems }) => {
  problems.allow(/The scales are broken/);
  await page.addInitScript((wish) => {
    localStorage.setItem('wishlist', JSON.stringify([wish]));
    // Used to format prices.
    const { abs } = Math;
    Math.abs = (price) => {
      if (price === wish.net_price) throw new Error('The scales are broken');
      return abs(price);
    };
  }, WISH);
  await page.goto('/wishlist');
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(screen.getByText('The scales are broken')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);
  await screen.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page).toHaveURL('/');
});
