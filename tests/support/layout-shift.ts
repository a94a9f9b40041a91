import type { Page } from 'playwright/test';

const KEY = 'test-layout-shifts';

declare global {
  interface PerformanceEntry {
    value?: number;
    hadRecentInput?: boolean;
    sources?: { node?: Element | null }[];
  }
}

/** Notes every layout shift that no press has caused, on every page from now on; answers them, largest first. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((key) => {
    new PerformanceObserver((list) => {
      const noted: [number, string][] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      for (const { value = 0, hadRecentInput, sources = [] } of list.getEntries()) {
        if (hadRecentInput || value === 0) continue;
        const nodes = sources.map(({ node }) => `${node?.nodeName}.${node?.className}`);
        noted.push([value, `${value.toFixed(4)} on ${location.pathname}: ${nodes.join(', ')}`]);
      }
      sessionStorage.setItem(key, JSON.stringify(noted));
    }).observe({ type: 'layout-shift', buffered: true });
  }, KEY);
  return async () => {
    // The observer is told a moment after the shift.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const noted = await page.evaluate((key) => sessionStorage.getItem(key) ?? '[]', KEY);
    return (JSON.parse(noted) as [number, string][]).sort(([a], [b]) => b - a).map(([, words]) => words);
  };
}

/** Lets the answers of a path, a glob, come 0.7 s later: what they add to a page comes when it stands already. */
export async function answerLate(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}

/** Makes the page's processor so many times slower: what comes to life in one frame elsewhere takes several then. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
