import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { newEmail } from '../support/e2e-accounts.ts';
import { bookByCalls } from '../support/e2e-booking.ts';
import { ownStay } from '../support/nights.ts';
import { countPresses } from '../support/presses.ts';

test('a couple checks in online within 12 presses, while the network is away', async ({
  page,
  context,
  problems,
}) => {
  const presses = await countPresses(page);
  const id = await bookByCalls(page.request, 4, await ownStay(page.request, 4), newEmail('check-in'));
  await page.goto(`/my-booking?reservation=${id}`);
  await presses.begin();
  await page.getByRole('link', { name: 'Online check-in' }).click();
  await expect(page).toHaveURL(new RegExp(`/check-in\\?reservation=${id}$`));
  const [asha, ravi] = [1, 2].map((place) => page.getByRole('group', { name: `Traveller ${place}` }));
  if (!asha || !ravi) throw new Error('There are two travellers');
  await expect(asha.getByLabel('Name', { exact: true })).toHaveValue('Asha Mohapatra');
  await asha.getByRole('radio', { name: 'Female' }).click();
  await asha.getByLabel('Date of birth').fill('1990-05-01');
  await asha.getByLabel('Last four characters of the ID').fill('1234');
  await ravi.getByLabel('Name', { exact: true }).fill('Ravi Mohapatra');
  await ravi.getByRole('radio', { name: 'Male', exact: true }).click();
  await ravi.getByLabel('Date of birth').fill('1988-02-29');
  await ravi.getByLabel('Last four characters of the ID').fill('9876');

  // What was typed is there after a reload.
  const before = await presses.count();
  await page.reload();
  await expect(ravi.getByLabel('Name', { exact: true })).toHaveValue('Ravi Mohapatra');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByText("You're offline. Your details are kept on this phone and sent when you're back online."),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Your host has these details\./)).toBeVisible();
  expect(before + 1).toBeLessThanOrEqual(12);
  const kept = await page.evaluate(() => localStorage.getItem('check-in'));
  expect(kept).toBeNull();
});
