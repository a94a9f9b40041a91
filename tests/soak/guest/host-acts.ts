import type { Done } from './controls.ts';
import type { Act } from './draw.ts';
import type { Visitor } from './visitor.ts';

/** Opens the desk of the demo's owner. */
export async function openDesk({ page, url, settle }: Visitor): Promise<void> {
  await page.goto(`${url}/host`);
  await page.getByRole('button', { name: 'Open the demo desk' }).click();
  await settle();
}

/** The acts that only a host does, beside those of any visitor. */
export const HOST_ACTS: Record<string, (visitor: Visitor, act: Act) => Promise<Done>> = {
  async desk({ page, url }, { pick }) {
    const found = await page
      .locator('a.tab, #more-pages a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const paths = [...new Set([...found, '/host', '/host/bookings/new', '/host/scan'])].filter(
      (path) => /\/host\b/.test(path) && !path.endsWith('/content'),
    );
    const path = paths[pick % paths.length] ?? '/host';
    await page.goto(url + path);
    return { text: path };
  },

  async record({ page, url, settle }, { pick }) {
    await page.goto(`${url}/host/bookings/new`);
    await settle();
    await page.getByLabel('Name').fill('Walk In');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+91 98765 00001');
    const room = page.getByRole('combobox', { name: 'Room' });
    const free = room.locator('option:not([disabled]):not([value="0"])');
    await free.first().waitFor({ state: 'attached' });
    const values = await free.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    await room.selectOption(values[pick % values.length] ?? '');
    await page.getByRole('radio', { name: 'Walk-in' }).click();
    await page.getByRole('button', { name: 'Save booking' }).click();
    return { text: 'a walk-in' };
  },

  async block({ page, url, settle }, { pick }) {
    await page.goto(`${url}/host/calendar`);
    await settle();
    const nights = page.locator('[role="gridcell"]:not([data-past], [aria-busy])').filter({ visible: true });
    const count = await nights.count();
    if (count === 0) return { text: 'no nights' };
    await nights.nth(pick % Math.min(count, 8)).click();
    await settle();
    const act = page.getByRole('button', { name: /^(Block|Open)$/ }).first();
    if ((await act.count()) === 0 || !(await act.isEnabled())) return { text: 'a booked night' };
    await act.click();
    return { text: 'a night' };
  },
};
