/** These functions use a page by keyboard alone: Tab moves the focus, and only the focused element is pressed. */
import { expect, type Locator, type Page } from 'playwright/test';
import { daysBetween } from '#domain/dates/calendar.ts';

/** No page has so many focusable elements. */
const MOST_STOPS = 150;

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element.matches(':focus')));

/** Presses Tab until `target` has the focus. Throws if it is not reached, and fails if the focus is invisible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  // Tab skips disabled elements, and "Add to Cart" is disabled until the room has loaded.
  await expect(target.first()).toBeEnabled();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(target)) return expectVisibleFocus(target);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** The search form renders again when it gets the focus, so for a moment no element has it. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const hidden = () => target.evaluateAll(invisibleFocus);
  await expect.poll(hidden, 'has a focus that can not be seen').toBeUndefined();
}

function invisibleFocus(elements: Element[]): string | undefined {
  const element = elements.find((candidate) => candidate.matches(':focus'));
  if (!element) return 'nothing';
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const isSeen = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  return isSeen ? undefined : element.outerHTML.slice(0, 120);
}

export async function pressByKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves through an open calendar to a day. After each key it waits until another day has the focus. */
export async function goToDay(page: Page, date: string): Promise<void> {
  const focused = page.locator('[data-day]:has(:focus)');
  for (let at = await focused.getAttribute('data-day'); at && at !== date; ) {
    const days = daysBetween(at, date);
    const [far, near] = days > 0 ? ['PageDown', 'ArrowRight'] : ['PageUp', 'ArrowLeft'];
    await page.keyboard.press(Math.abs(days) > 31 ? far : near);
    await expect(focused).not.toHaveAttribute('data-day', at);
    at = await focused.getAttribute('data-day');
  }
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
