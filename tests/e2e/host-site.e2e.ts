import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { openDemo } from '../support/e2e-host.ts';

// The demo can be opened on this machine only: without the address that the other tests send along.
test.use({ extraHTTPHeaders: {} });

const WRONG = {
  state: 'wrong',
  published_at: '2026-11-20T08:00:00.000Z',
  problems: [
    {
      file: 'content/festivals/diwali.mdx',
      line: 8,
      field: '1st of occurrences, end',
      sentence: 'must not be before the start',
    },
    {
      file: 'content/site.yaml',
      line: 12,
      field: null,
      sentence: 'this can not be understood',
      excerpt: `Nested mappings are not allowed in compact mappings at line 12, column 14:

description: Rooms by the sea: quiet, clean, and a short walk from the temple
             ^`,
    },
  ],
};
const BUILDING = { state: 'building', published_at: WRONG.published_at, problems: [] };

/** The site of the tests has no mistakes, and all tests share its build: its answers are made here. */
test('mistakes in the files are named on the day’s page, until they are published', async ({ page }) => {
  let answer: object = WRONG;
  await page.route('**/api/host/site', (route) => route.fulfill({ json: answer }));
  await page.route('**/api/host/site/publish', (route) => {
    answer = { ...BUILDING, state: 'published', published_at: new Date().toISOString() };
    return route.fulfill({ status: 202, json: BUILDING });
  });
  await openDemo(page);
  const site = page.getByRole('region', { name: 'Your site' });
  await expect(site.getByText('2 mistakes keep your last changes from being shown.')).toBeVisible();
  const mistake = site.getByRole('listitem').filter({ hasText: 'must not be before the start' }).last();
  await expect(mistake).toContainText('line 8, 1st of occurrences, end');
  await expect(site.getByText('content/site.yaml')).toBeVisible();
  await expect(site.getByText('description: Rooms by the sea: quiet')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await site.getByRole('button', { name: 'Publish again' }).click();
  await expect(site.getByText('Your site is being published.')).toBeVisible();
  await expect(site.getByText(/^Published /)).toBeVisible();
  await expect(site.getByRole('button')).toHaveCount(0);
});
