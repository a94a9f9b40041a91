import type { Page } from 'playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { mailedLink, newEmail, PASSWORD } from '../support/e2e-accounts.ts';
import { expectWholePageAccessible } from '../support/e2e-host.ts';
import { openPeople } from '../support/e2e-host-people.ts';
import { otherBrowser } from '../support/other-browser.ts';

// The demo can be opened on this machine only: without the address that the other tests send along.
test.use({ extraHTTPHeaders: {} });

const accept = (page: Page) => page.getByRole('button', { name: 'Accept', exact: true });

test('an owner invites staff, who see the day but not the people; the link works once', async ({
  page,
  context,
  request,
  problems,
}) => {
  test.slow();
  const email = newEmail('staff');
  await openPeople(page);
  const works = page.getByRole('region', { name: 'Who works here' });
  await expect(works.getByText('You', { exact: true })).toBeVisible();
  await expectWholePageAccessible(page);
  await expectNoSidewaysScroll(page);

  const form = page.getByRole('form', { name: 'Invite somebody' });
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.getByText('Enter the email or the phone number of the person.')).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expectWholePageAccessible(page);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('checkbox').nth(1).uncheck();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`${email} is invited.`)).toBeVisible();
  await expect(works.getByRole('listitem').filter({ hasText: email })).toContainText('Staff · until');
  await expect(form.getByLabel('Email')).toHaveValue('');

  // The invited person, elsewhere.
  problems.allow(/403/);
  const staff = await otherBrowser(context, problems);
  const link = new URL(await mailedLink(request, email, 'host/invitation'), page.url()).href;
  await staff.goto(link);
  await expect(staff.getByText('Sagar Kutir')).toBeVisible();
  await expect(staff.getByText('Invited by')).toBeVisible();
  // The token is gone from the address.
  await expect(staff).toHaveURL(/\/host\/invitation$/);
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  await accept(staff).click();
  await expect(staff.getByText('Enter your name.')).toBeVisible();
  await staff.getByLabel('Your name').fill('Laxmi Sahoo');
  await staff.getByLabel('Choose a password').fill(PASSWORD);
  await accept(staff).click();
  await expect(staff.getByRole('heading', { name: 'Arrivals' })).toBeVisible();
  await staff.goto(new URL('/host/people', page.url()).href);
  await expect(staff.getByText('Only owners see who works here')).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Your sessions' })).toContainText('This browser');
  await expect(staff.getByRole('heading', { name: 'Who works here' })).toBeHidden();
  await expectAccessible(staff);
  problems.allow(/400/);
  await staff.goto(link);
  await expect(staff.getByText('This invitation has ended')).toBeVisible();
  await expectAccessible(staff);

  // The owner removes them, after a question.
  await page.reload();
  await works.getByRole('button', { name: 'Remove Laxmi Sahoo' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Laxmi Sahoo?' });
  await expectWholePageAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Laxmi Sahoo is removed.')).toBeVisible();
  await expect(works.getByText('Laxmi Sahoo', { exact: true })).toBeHidden();
  problems.allow(/404/);
  await staff.goto(new URL('/host', page.url()).href);
  await expect(staff.getByRole('heading', { name: 'This page is for hosts' })).toBeVisible();
  await staff.context().close();
});

test('alerts are saved at once, and stay as they were if they can’t be', async ({ page, problems }) => {
  await openPeople(page);
  const mail = page.getByRole('checkbox', { name: 'New booking: Email' });
  // Another test of the same host may have left it either way.
  const isWanted = !(await mail.isChecked());
  await mail.setChecked(isWanted);
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Quiet hours' }).check();
  const from = page.getByRole('textbox', { name: 'From' });
  // Saved once the host has stopped typing.
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' && answer.request().postData()?.includes('21:30') === true,
  );
  await from.fill('21:30');
  await saved;
  await page.reload();
  await expect(from).toHaveValue('21:30');
  await expect(mail).toBeChecked({ checked: isWanted });
  await expectWholePageAccessible(page);

  problems.allow(/ERR_FAILED/);
  await page.route('**/api/host/alerts', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await mail.click();
  await expect(page.getByText('This was not saved')).toBeVisible();
  await expect(mail).toBeChecked({ checked: isWanted });
  await page.unroute('**/api/host/alerts');
  await page.getByRole('checkbox', { name: 'Quiet hours' }).uncheck();
  await expect(from).toBeHidden();
  await expect(page.getByText('Saved.').first()).toBeVisible();
});

test.describe('on a phone that allows alerts', () => {
  test.use({ serviceWorkers: 'allow' });

  test('alerts are sent to it, until they are stopped', async ({ page }) => {
    // A browser without a screen allows no alerts and knows no push service: both are written here.
    await page.addInitScript(() => {
      const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
      const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
      let made: object | null = null;
      const subscription = {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          made = null;
          return true;
        },
      };
      const subscribe = async () => {
        made = subscription;
        return subscription;
      };
      Object.defineProperty(Notification, 'permission', { value: 'granted' });
      Notification.requestPermission = async () => 'granted';
      Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => made });
    });
    await openPeople(page);
    await page.getByRole('button', { name: 'Send alerts to this phone' }).click();
    await expect(page.getByText('This phone gets alerts from now on.')).toBeVisible();
    const alerts = page.getByRole('region', { name: 'Alerts' });
    await expect(alerts.getByRole('listitem')).toContainText('Chrome This one');
    await expectWholePageAccessible(page);
    await alerts.getByRole('button', { name: 'Stop alerts to Chrome' }).click();
    await expect(page.getByText('No more alerts go there.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send alerts to this phone' })).toBeVisible();
  });
});
