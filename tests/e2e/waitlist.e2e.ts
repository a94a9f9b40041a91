import { confirmedReference, goToPayment, pay, press, query } from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, LONG, test } from '../support/e2e.ts';
import { mailedLink, newEmail } from '../support/e2e-accounts.ts';
import { bookByCalls } from '../support/e2e-booking.ts';
import { ownStay } from '../support/nights.ts';
import { fakeSearch, STAY } from '../support/search.ts';

test(
  'a guest who waits for a taken room is offered it when it is free, and books it',
  LONG,
  async ({ page, request }) => {
    test.slow();
    const Email = newEmail('waits');
    const stay = await ownStay(request, 9);
    const other = await bookByCalls(request, 9, stay, newEmail('has'));

    await page.goto(`/rooms/9?${query(stay)}`);
    await press(page.getByRole('main'), /^Tell me/);
    const dialog = page.getByRole('dialog', { name: /^Tell me/ });
    await dialog.getByLabel('Email').fill(Email);
    await dialog.getByLabel('Email').press('Enter');
    await expect(dialog.getByText(/^Thank you\. We've sent you an email/)).toBeVisible();
    const joined = await mailedLink(request, Email, 'waiting-list');
    await page.goto(joined);
    await expect(page.getByText("You're on the list.", { exact: false })).toBeVisible();

    expect((await request.post(`/api/public/reservation/${other}/cancel`, { data: {} })).ok()).toBe(true);
    // A worker makes the offer within ten seconds, and another one sends the mail.
    const offer = await mailedLink(request, Email, 'waiting-list', joined, 60_000);
    await page.goto(offer);
    await expect(page.getByText(/^Held for you until \d/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await press(page, 'Book this room');
    await expect(page.getByText(/^Held for you until \d/).first()).toBeVisible();

    const guest = { Name: 'Asha Mohapatra', Email, Phone: '+91 98765 43210', Address: '12 Grand Road, Puri' };
    await goToPayment(page, 9, stay, guest);
    await pay(page, 'Pay in full');
    await confirmedReference(page);
    await page.goto(offer);
    await expect(page.getByText('You have booked the room that was held for you.')).toBeVisible();
  },
);

test('a guest who would wait for rooms that are free by now gets a link to them', async ({
  page,
  problems,
}) => {
  problems.allow(/\b409\b.*\/waiting-list\)?$/);
  await fakeSearch(page, []);
  await page.goto(STAY);
  await press(page.getByRole('main'), /^Tell me/);
  const dialog = page.getByRole('dialog', { name: /^Tell me/ });
  await dialog.getByLabel('Email').fill(newEmail('late'));
  await dialog.getByLabel('Email').press('Enter');
  await expect(dialog.getByText('Rooms are free for these dates, so you can book now.')).toBeVisible();
  const way = dialog.getByRole('link', { name: 'See what is free' });
  await expect(way).toBeFocused();
  await expect(way).toHaveAttribute('href', STAY);
  await expectAccessible(page);
});
