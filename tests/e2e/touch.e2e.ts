import type { Page } from 'playwright/test';
import { query, stayIn } from '../support/booking.ts';
import { expect, PHONE_ONLY, test } from '../support/e2e.ts';

/** Pixels that a finger needs. */
const FINGER = 44;

/** Controls that are smaller, with their size; links within text are as high as their line. */
function smallControls(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const controls = 'button, select, summary, input:not([type="hidden"]), a.button, nav a, [role="button"]';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const pressed = (control.matches('input') && control.closest('label')) || control;
      const { width, height } = pressed.getBoundingClientRect();
      // What lies over more than the control is pressed with it.
      if (getComputedStyle(control, '::after').position === 'absolute') return [];
      // A label over a whole card, or hidden for the eye.
      if (width <= 1 || control.matches('.visually-hidden') || control.closest('li:has(label)')) return [];
      if (Math.ceil(width) >= finger && Math.ceil(height) >= finger) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30);
      return `${control.localName} "${name}": ${Math.round(width)} × ${Math.round(height)}`;
    });
  }, FINGER);
}

const stay = stayIn(45, 3);

const PAGES = [
  ...['/', `/rooms?${query(stay)}`, `/rooms/1?${query(stay)}`, '/homestays/1'],
  ...['/booking', '/wishlist', '/contact', '/find-booking'],
];

test('every control is large enough for a finger', PHONE_ONLY, async ({ page }) => {
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await smallControls(page)).toEqual([]);
    });
  }
});
