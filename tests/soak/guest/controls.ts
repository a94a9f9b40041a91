import { errors } from 'playwright';
import type { Page } from 'playwright/test';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import type { Act } from './draw.ts';

/** Milliseconds for a press; what lies under something else is not pressed. */
const PRESS_LIMIT = 2500;

interface Control {
  index: number;
  text: string;
  /** The address of a link on this site. */
  href: string | undefined;
  /** In the header or the footer. */
  isOutside: boolean;
}

/** What an act did, in words, and whether it was about the cart. */
export interface Done {
  text: string;
  ofCart?: boolean;
}

/** Presses a visible link or button, once or twice. In a modal dialog, only those in it can be pressed. */
export async function pressAny(page: Page, { pick }: Act, more: { only?: 'links'; twice?: boolean } = {}) {
  const selector = more.only ? 'a[href]' : 'a[href], button, summary';
  const all = await listControls(page, selector);
  // Header and footer are the same everywhere, so most presses are in between.
  const own = all.filter(({ isOutside }) => !isOutside);
  const controls = pick % 4 && own.length > 0 ? own : all;
  const control = controls[pick % Math.max(1, controls.length)];
  if (!control) return { text: 'nothing to press' };
  const { href, text, isOutside } = control;
  // A link to a room's booking puts it into the cart.
  const ofCart = href === undefined ? !isOutside : /\/booking\/\d/.test(href);
  const target = page.locator(selector).nth(control.index);
  const pressed = await tap(() =>
    more.twice ? target.dblclick({ timeout: PRESS_LIMIT }) : target.click({ timeout: PRESS_LIMIT }),
  );
  return { text: `${pressed ? '' : 'covered: '}${href ?? 'button'} "${text}"`, ofCart };
}

async function tap(press: () => Promise<void>): Promise<boolean> {
  try {
    await press();
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

async function listControls(page: Page, selector: string): Promise<Control[]> {
  const found = await page.locator(selector).evaluateAll((elements) => {
    const isModal = elements.some((element) => element.closest(':modal'));
    return elements.flatMap((element, index) => {
      const { href, download, protocol, origin } = element as HTMLAnchorElement;
      const isLink = element.matches('a');
      const isAway = isLink && (protocol === 'blob:' || origin !== location.origin || href.includes('/api/'));
      const isOff = element.matches(':disabled, [aria-disabled="true"]');
      if (isAway || isOff || download || !element.checkVisibility({ checkVisibilityCSS: true })) return [];
      // A link for keyboards is a pixel wide until it has the focus.
      if (element.getBoundingClientRect().width < 2) return [];
      if (isModal && !element.closest(':modal')) return [];
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      const isOutside = element.closest('header, footer, nav') !== null;
      return [{ index, text, href: isLink ? href.slice(origin.length) : undefined, isOutside }];
    });
  });
  // The content system of the site is another program, with a page of its own.
  return found.filter(({ href }) => !href?.startsWith('/host/content'));
}

const FIELDS = 'input:not([type="hidden"], [type="file"]), select, textarea';

/** Fills a visible field with something that fits its kind, or chooses one of its values. */
export async function fillAny(page: Page, act: Act): Promise<Done> {
  const fields = await page.locator(FIELDS).evaluateAll((elements) => {
    const isModal = elements.some((element) => element.closest(':modal'));
    return elements.flatMap((element, index) => {
      const { type, readOnly, name, max } = element as HTMLInputElement;
      if (!element.checkVisibility() || element.matches(':disabled')) return [];
      if (isModal && !element.closest(':modal')) return [];
      return [{ index, type: readOnly ? 'opens' : type, name, max: Number(max || '9') }];
    });
  });
  const field = fields[act.pick % Math.max(1, fields.length)];
  if (!field) return { text: 'no field' };
  const { index, type, name, max } = field;
  const input = page.locator(FIELDS).nth(index);
  const done = await tap(async () => {
    const timeout = PRESS_LIMIT;
    if (['opens', 'checkbox', 'radio'].includes(type)) await input.click({ timeout });
    else if (type === 'select-one') await chooseAny(page, index, act);
    else await input.fill(valueFor(type, name, act, max), { timeout });
  });
  return { text: `${done ? '' : 'covered: '}${type} "${name}"`, ofCart: true };
}

async function chooseAny(page: Page, index: number, { pick }: Act): Promise<void> {
  const select = page.locator(FIELDS).nth(index);
  const values = await select
    .locator('option:not([disabled])')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await select.selectOption(values[pick % Math.max(1, values.length)] ?? '', { timeout: PRESS_LIMIT });
}

function valueFor(type: string, name: string, { pick, days, adults }: Act, max: number): string {
  const date = addDays(todayInIndia(new Date()), days);
  const values: Record<string, string> = {
    number: String(Math.min(max, adults)),
    date,
    month: date.slice(0, 7),
    time: '14:30',
    email: `guest${pick}@example.in`,
    tel: '+91 98765 43210',
    url: 'https://example.in/',
    password: 'jagannath-1',
  };
  return (
    values[name === 'email' ? 'email' : type] ??
    ['Asha Mohapatra', '12 Grand Road, Puri', '1500'][pick % 3] ??
    ''
  );
}
