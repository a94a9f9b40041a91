import type { Page } from 'playwright/test';
import { GUEST, goToPayment } from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, LONG } from '../support/e2e.ts';
import { mailedLink, newEmail } from '../support/e2e-accounts.ts';
import { calendarOf, callAsOwner, test } from '../support/e2e-freshness.ts';
import { openDemo } from '../support/e2e-host.ts';
import { ownStay } from '../support/nights.ts';

/** They share a site of their own. */
test.describe.configure({ mode: 'default' });

const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Pay/ });

/** Chooses to pay in full, and presses Pay. */
async function press(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Pay in full' }).check();
  await payButton(page).click();
}

test('the press asks the other site first, says so, and charges nothing for nights sold there', async ({
  page,
  request,
  problems,
  connected,
}) => {
  const path = await connected.connect(request, 3);
  const stay = await ownStay(request, 3);
  await goToPayment(page, 3, stay);
  connected.channel.paths.set(path, { body: calendarOf([stay]), delay: 1500 });
  problems.allow(/409/);
  await press(page);
  const busy = page.getByRole('button', { name: 'Checking other calendars…' });
  await expect(busy).toBeVisible();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  // A change of the pressed button is not read out.
  await expect(page.getByRole('status').filter({ hasText: 'Checking other calendars…' })).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await expect(page.getByText('no longer available for your dates. Nothing was charged.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Test payment' })).toBeHidden();
});

test(
  'while the site is silent the host confirms first, and then the guest pays',
  LONG,
  async ({ page, request, browser, connected }) => {
    test.slow();
    await callAsOwner(request, 'PUT', '/properties/1/when-silent', { when_silent: 'ask' });
    const path = await connected.connect(request, 1);
    const guest = { ...GUEST, Email: newEmail('asks') };
    await goToPayment(page, 1, await ownStay(request, 1), guest);
    connected.channel.paths.set(path, { status: 500 });
    await press(page);

    const heading = page.getByRole('heading', { name: 'The host confirms within 2 hours' });
    await expect(heading).toBeFocused();
    await expect(page.getByText('You have paid nothing')).toBeVisible();
    await expect(page.getByText(`A link to pay comes to ${guest.Email}.`)).toBeVisible();
    await expect(payButton(page)).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(heading).toBeVisible();

    const host = await browser.newContext({ ...test.info().project.use, baseURL: connected.site.url });
    const day = await host.newPage();
    await openDemo(day);
    const question = day.getByRole('listitem').filter({ hasText: 'another site did not answer' });
    await expectAccessible(day);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(day.getByText('Confirmed. The guest can pay now.')).toBeVisible();
    await expect(question).toBeHidden();
    await host.close();

    await page.goto(await mailedLink(request, guest.Email, 'my-booking'));
    await page.getByRole('link', { name: 'Complete payment' }).click();
    await expect(payButton(page)).toBeVisible();
  },
);
