import { spawnSync } from 'node:child_process';
import { CHROMIUM_FLAGS, ensureChromium } from '../support/chromium.ts';
import { median } from './compare.ts';
import { benchStay, PAGES } from './pages.ts';

/** As a phone, with Lighthouse's own slow network and slow processor. It is fetched when this runs: 170 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export interface Judged {
  page: string;
  /** 0 to 100. `seo` means nothing on a page that is not meant to be found. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds, but for `cls`. */
  times: Record<keyof typeof TIMES, number>;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

function judgeOnce(url: string): Report {
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
  const { stdout, stderr } = spawnSync(
    'npx',
    ['-y', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { encoding: 'utf8', maxBuffer: 2 ** 27, env: { ...process.env, CHROME_PATH: ensureChromium() } },
  );
  if (!stdout) throw new Error(`Lighthouse could not look at ${url}:\n${stderr}`);
  return JSON.parse(stdout);
}

/** Every page, so many times; the medians of each figure. */
export function judgePages(siteUrl: string, rounds: number, report: (judged: Judged) => void): void {
  for (const page of PAGES) {
    const url = `${siteUrl}${page === '/rooms' || page === '/rooms/1' ? `${page}?${benchStay()}` : page}`;
    const reports = Array.from({ length: rounds }, () => judgeOnce(url));
    const scores = CATEGORIES.map((id) => [id, median(reports.map((one) => scoreOf(one, id)))]);
    const times = Object.entries(TIMES).map(([name, id]) => [
      name,
      median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
    ]);
    report({ page, scores: Object.fromEntries(scores), times: Object.fromEntries(times) });
  }
}

const scoreOf = ({ categories }: Report, id: string) =>
  Math.round((categories[id]?.score ?? Number.NaN) * 100);
