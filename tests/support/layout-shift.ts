import type { Page } from 'playwright/test';
import { PATIENCE } from './patience.ts';

const KEY = 'test-layout-shifts';
/** Milliseconds. By the browser's own limit, a shift so soon after a press is its answer. */
const AFTER_PRESS = 500 * PATIENCE;

declare global {
  interface PerformanceEntry {
    value?: number;
    hadRecentInput?: boolean;
    sources?: { node?: Element | null }[];
  }
}

export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(
    ({ key, afterPress }) => {
      let pressedAt = Number.NEGATIVE_INFINITY;
      for (const press of ['keydown', 'pointerdown', 'pointerup'])
        addEventListener(
          press,
          ({ timeStamp }) => {
            pressedAt = timeStamp;
          },
          { capture: true },
        );
      new PerformanceObserver((list) => {
        const noted: [number, string][] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
        for (const { value = 0, hadRecentInput, startTime, sources = [] } of list.getEntries()) {
          const isAnswer = hadRecentInput || (startTime >= pressedAt && startTime - pressedAt < afterPress);
          // A smaller value is a fraction of a pixel.
          if (isAnswer || value < 0.00005) continue;
          const nodes = sources.map(({ node }) => `${node?.nodeName}.${node?.className}`);
          noted.push([value, `${value.toFixed(4)} on ${location.pathname}: ${nodes.join(', ')}`]);
        }
        sessionStorage.setItem(key, JSON.stringify(noted));
      }).observe({ type: 'layout-shift', buffered: true });
    },
    { key: KEY, afterPress: AFTER_PRESS },
  );
  return async () => {
    // The observer is called a moment after the shift.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const noted = await page.evaluate((key) => sessionStorage.getItem(key) ?? '[]', KEY);
    return (JSON.parse(noted) as [number, string][])
      .sort(([a], [b]) => b - a)
      .map(([, sentence]) => sentence);
  };
}

export async function answerLate(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}

/** Slows the page's processor down by a factor, so that hydration takes several frames. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
