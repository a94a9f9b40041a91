import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, ensureChromium } from '../support/chromium.ts';
import { BARE } from './browse.ts';
import { median } from './compare.ts';
import { addressOf, isHidden, PAGES } from './pages.ts';

/** As a phone, with Lighthouse's own slow network and slow processor. It is fetched when this runs: 170 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
/** On a busy machine a page may not come to rest, and a figure is then missing. So often it is looked at again. */
const ATTEMPTS = 3;

export interface Judged {
  page: string;
  /** 0 to 100. `seo` means nothing on a page that is not meant to be found. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds, but for `cls`. */
  times: Record<keyof typeof TIMES, number>;
  /** The audits beside speed that found something. */
  missed: string[];
}

interface Report {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; errorMessage?: string }>;
}

const run = promisify(execFile);

async function judgeOnce(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  // Into a file: what it prints is cut off where a busy machine reads more slowly than it ends.
  const file = join(folder, 'report.json');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    // The page for what is not there answers 404.
    '--ignore-status-code',
    `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
  ];
  try {
    const env = { ...process.env, CHROME_PATH: ensureChromium() };
    // It ends with a failure where the page has none of its figures, too: the report says which.
    const failure = await run('npx', ['-y', LIGHTHOUSE, url, ...options], { env }).then(
      () => undefined,
      String,
    );
    if (!existsSync(file)) throw new Error(`Lighthouse could not look at ${url}: ${failure}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A report with every figure in it. Why one is missing is told. */
async function judge(url: string): Promise<Report> {
  const reasons: string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const report = await judgeOnce(url);
    const gaps = gapsOf(report);
    if (gaps.length === 0) return report;
    reasons.push(...gaps);
    process.stdout.write(`  ${url} again: ${gaps.join('; ')}\n`);
  }
  throw new Error(`Lighthouse has no whole report of ${url}: ${reasons.join('; ')}`);
}

/** What keeps a category from having a score, in Lighthouse's own words. */
function gapsOf({ runtimeError, categories, audits }: Report): string[] {
  if (runtimeError) return [`${runtimeError.code} ${runtimeError.message}`];
  const unscored = Object.values(categories).filter(({ score }) => score === null);
  return unscored.flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? null) === null)
      .map(({ id }) => `${id}: ${audits[id]?.errorMessage ?? 'no score'}`),
  );
}

/** What the browser and the machine cost by themselves. */
export const BARE_PAGE = 'a bare page';

/** The bare page and every page of the site, so many times; the medians of each figure. */
export async function judgePages(
  siteUrl: string,
  rounds: number,
  report: (judged: Judged) => void,
): Promise<void> {
  const bare = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(BARE);
  }).listen(0);
  const bareUrl = `http://localhost:${(bare.address() as AddressInfo).port}`;
  for (const page of [BARE_PAGE, ...PAGES]) {
    const url = page === BARE_PAGE ? bareUrl : siteUrl + addressOf(page);
    const reports: Report[] = [];
    while (reports.length < rounds) reports.push(await judge(url));
    const scores = CATEGORIES.map((id) => [id, median(reports.map((one) => scoreOf(one, id)))]);
    const times = Object.entries(TIMES).map(([name, id]) => [
      name,
      median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
    ]);
    const missed = [...new Set(reports.flatMap((one) => missedIn(one, page)))];
    report({ page, missed, scores: Object.fromEntries(scores), times: Object.fromEntries(times) });
  }
  bare.close();
}

const scoreOf = ({ categories }: Report, id: string) => Math.round((categories[id]?.score ?? 0) * 100);

function missedIn({ categories, audits }: Report, page: string): string[] {
  const judged = CATEGORIES.filter((id) => id !== 'performance' && (id !== 'seo' || !isHidden(page)));
  return judged
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
