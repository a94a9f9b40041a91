import type { Page } from 'playwright/test';
import { day, press, query } from '../support/booking.ts';
import { DRAWN, draw } from '../support/drawn.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDE } from '../support/e2e.ts';
import { fakeSearch, inCart, room, STAY, store } from '../support/search.ts';
import { answerBooking, answerEntry } from '../support/states.ts';

const ROOM = `/rooms/2?${query({ checkIn: day(18), checkOut: day(20) })}`;
const DOWN = { status: 503, json: { error: 'Sorry.', code: 'database_unavailable' } };

/** States without a test of their own: how to reach each, and how to detect it. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'results on their way': async (page) => {
    await fakeSearch(page, 'slow');
    await page.goto(STAY);
    await expect(page.getByText('Loading rooms')).toBeVisible();
  },
  'waiting for a room: asked, failed, joined': async (page) => {
    await fakeSearch(page, []);
    await page.goto(STAY);
    await press(page.getByRole('main'), /^Tell me/);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('asha@example.in');
    await check(page);
    await page.route('**/api/public/waiting-list', (route) => route.fulfill(DOWN));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await check(page);
    // Mocked, because a held room would be missing in other tests.
    await page.route('**/api/public/waiting-list', (route) =>
      route.fulfill({ status: 201, json: { message: 'You are on the list.' } }),
    );
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  },
  'a place in line, a room held for it, a pause, and the end': async (page) => {
    await answerEntry(page, {});
    await page.goto('/waiting-list/token');
    await expect(page.getByText('Pattachitra Room')).toBeVisible();
    await check(page);
    await answerEntry(page, { state: 'offered', held_until: `${day(10)}T10:00:00Z` });
    await page.reload();
    await expect(page.getByRole('link', { name: /^Book/ })).toBeVisible();
    await check(page);
    await answerEntry(page, { state: 'paused' });
    await page.reload();
    await expect(page.getByText('We held a room for you twice', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep me on the list' })).toBeVisible();
    await check(page);
    await answerEntry(page, { state: 'lapsed' });
    await page.reload();
    await expect(page.getByText(/is no longer held for you/)).toBeVisible();
  },
  'a room before its price': async (page) => {
    await page.route('**/api/public/room/2?*', () => {});
    await page.goto(ROOM);
    await expect(page.getByText('Checking...')).toBeVisible();
  },
  'a room that can not be loaded': async (page) => {
    await page.route('**/api/public/room/2?*', (route) => route.fulfill(DOWN));
    await page.goto(ROOM);
    await expect(page.getByText('Failed to load room details. Please try again later.')).toBeVisible();
  },
  'a room that is sold out': async (page) => {
    await fakeSearch(page, []);
    await page.goto(ROOM);
    await expect(page.getByRole('status').filter({ hasText: 'Sold Out' }).last()).toContainText(
      /Sold Out on Selected Dates: This room is not available from .* to .*\. Please try different dates or check other rooms\./,
    );
    await expect(page.getByText('No other rooms available for these dates.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    await expect(page.getByRole('button', { name: "Tell me when it's free" })).toBeInViewport({ ratio: 1 });
  },
  'a stay that is too short for its room': async (page) => {
    await page.goto(`/rooms/5?${query({ checkIn: day(18), checkOut: day(19) })}`);
    await expect(page.getByText('Booking Not Available')).toBeVisible();
    await check(page);
    const longer = page.getByRole('link', { name: /^Stay 3 nights ₹[\d,]+ .* · / });
    await expect(longer).toHaveAttribute('href', /^\/rooms\/5\?checkIn=/);
    await longer.click();
    await expect(page).toHaveURL((url) => url.searchParams.get('checkOut') !== day(19));
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    await expect(page.getByText('Booking Not Available')).toBeHidden();
  },
  'no such room': async (page) => {
    await page.goto('/rooms/999');
    await expect(page.getByRole('heading', { name: 'Room not found' })).toBeVisible();
  },
  'the photos, the host, and what the steps say': async (page) => {
    await page.goto(ROOM);
    await press(page, 'Continue to Add-ons');
    await expect(page.getByText('Please add a room to cart before continuing to add-ons.')).toBeVisible();
    await check(page);
    await press(page, /^Photo 2 of/);
    await expect(page.getByRole('dialog', { name: 'Photos' })).toBeVisible();
    await check(page);
    await page.keyboard.press('Escape');
    await press(page, /Host/);
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'an empty cart, and one in the checkout': async (page) => {
    await page.goto('/booking');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await check(page);
    await store(page, 'cart', [inCart(1)]);
    await page.goto('/rooms/checkout');
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  },
  'a payment that was left, and one that was refused': async (page) => {
    const soon = new Date(Date.now() + 600_000).toISOString();
    await answerBooking(page, { status: 'Pending Payment', paid_amount: 0, hold_expires_at: soon });
    await page.goto('/payment?reservation=7');
    await expect(page.getByRole('timer')).toBeVisible();
    await check(page);
    await page.route('**/api/public/reservation/razorpay/order', (route) => route.fulfill(DOWN));
    await press(page.getByRole('main'), /^Pay ₹/);
    await expect(page.getByText('Failed to initialize payment. Please try again.')).toBeVisible();
  },
  'a booking that nobody knows, that failed to load, is not paid, and has expired': async (page) => {
    await page.goto('/my-booking');
    await expect(page.getByText(/^We can't find a booking for this link/)).toBeVisible();
    await check(page);
    await page.route('**/api/public/reservation/7', (route) => route.fulfill(DOWN));
    await page.goto('/my-booking?reservation=7');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await check(page);
    await answerBooking(page, { status: 'Pending Payment' });
    await press(page, 'Try again');
    await expect(page.getByRole('main').getByRole('link', { name: 'Complete payment' })).toBeVisible();
    await check(page);
    await answerBooking(page, { status: 'Expired' });
    await page.reload();
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse Rooms' })).toBeVisible();
    await check(page);
  },
  'a booking that can not be changed now': async (page) => {
    await answerBooking(page);
    await page.route('**/api/public/reservation/7/change/quote', (route) => route.fulfill(DOWN));
    await page.goto('/my-booking?reservation=7');
    await press(page, 'Change booking');
    await expect(page.getByRole('dialog').locator('.notice')).toBeVisible();
  },
  'a profile that is not signed in': async (page) => {
    await page.goto('/profile');
    await expect(page.getByRole('main').getByRole('button', { name: 'Log In' })).toBeVisible();
  },
  'the mailbox': async (page) => {
    await page.goto('/api/sandbox/mail');
  },
  // So long a page that axe takes ten seconds.
  ...(process.env.TEST_ALL && {
    'the API’s own pages': async (page) => {
      await page.goto('/api/docs');
    },
  }),
};

async function check(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test.describe(DRAWN, () => {
  for (const [name, show] of draw(Object.entries(STATES), 2)) {
    test(`no accessibility violation: ${name}`, async ({ page, problems }) => {
      problems.allow(/\b(404|503)\b/);
      await show(page);
      await check(page);
    });
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: no animation, no smooth scrolling, no page transition', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        if (Reflect.get(event, 'viewTransition')) document.documentElement.dataset.moved = 'yes';
      });
    });
    const moving = () =>
      page.evaluate(() => [
        ...document
          .getAnimations()
          .map((animation) => `${animation.playState} ${Reflect.get(animation, 'animationName')}`),
        ...[...document.querySelectorAll('*')]
          .filter((element) => getComputedStyle(element).scrollBehavior === 'smooth')
          .map((element) => `smooth ${element.className}`),
        ...(document.documentElement.dataset.moved ? ['a view transition'] : []),
      ]);
    await page.goto('/');
    expect(await moving()).toEqual([]);
    const search = await fakeSearch(page, 'slow');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rooms' }).click();
    await expect(page.getByText('Loading rooms')).toBeVisible();
    expect(await moving()).toEqual([]);
    search.answer([room(2)]);
    await page.goto(ROOM);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText(/has been added to your cart!/)).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    expect(await moving()).toEqual([]);
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test(
    'the current step, the chosen day and the primary button are still distinct',
    WIDE,
    async ({ page, isMobile }) => {
      const background = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      await page.goto(ROOM);
      await page.getByLabel('Check In').last().click();
      await page.getByRole('grid').first().waitFor();
      for (const [shown, other] of [
        ['[aria-current=step] > :first-child', 'ol li:last-child > :first-child > :first-child'],
        ['[aria-selected=true] button', '[role=gridcell]:not([aria-selected]) button'],
        ['.button:not([data-kind=quiet], [data-kind=plain])', '.button[data-kind=quiet]'],
      ] as const) {
        expect(await background(shown), shown).not.toBe(await background(other));
      }
      // A badge keeps its own colours: forced ones would hide its text behind a background.
      await page.goto('/rooms/1');
      const badge = page.getByText('AC Room', { exact: true }).first();
      await expect(badge).toHaveCSS('forced-color-adjust', 'none');
      if (isMobile) return;
      await page.goto('/about');
      const edge = (name: string) =>
        page
          .getByRole('banner')
          .getByRole('link', { name, exact: true })
          .evaluate((element) => getComputedStyle(element).borderBlockEndColor);
      expect(await edge('About Us')).not.toBe(await edge('Contact'));
    },
  );
});
