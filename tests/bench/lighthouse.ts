import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, ensureChromium } from '../support/chromium.ts';
import { type Bench, median, NONE, times } from './bench.ts';
import { startBuilt } from './built-site.ts';
import { addressOf, isHidden, PAGES } from './pages.ts';
import { bringInPhotographs } from './photographs.ts';
import { BARE } from './presses.ts';

/** As a phone, with Lighthouse's own slow network and slow processor. It is downloaded when this runs: 170 MB. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
/** On a busy machine a page may not become idle, and a figure is then missing. So often it is tried again. */
const ATTEMPTS = 3;

interface Judged {
  /** 0 to 100. `seo` means nothing on a page that search engines should not list. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds, except `cls`. */
  times: Record<keyof typeof TIMES, number>;
  /** How fast the machine is by Lighthouse: above 1,500 is an office computer's. */
  machine: number;
  /** The audits other than speed that found something. */
  missed: string[];
}

interface Report {
  environment: { benchmarkIndex: number };
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; errorMessage?: string }>;
}

const run = promisify(execFile);

async function judgeOnce(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  // Into a file: its output is cut off when a busy machine reads it too slowly.
  const file = join(folder, 'report.json');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    // The page for unknown addresses has status 404.
    '--ignore-status-code',
    `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
  ];
  try {
    const env = { ...process.env, CHROME_PATH: ensureChromium() };
    // It also fails when a page has no figures: the report says which.
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

/** A report with every figure. Prints why one is missing. */
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

/** Why a category has no score, in Lighthouse's own words. */
function gapsOf({ runtimeError, categories, audits }: Report): string[] {
  if (runtimeError) return [`${runtimeError.code} ${runtimeError.message}`];
  const unscored = Object.values(categories).filter(({ score }) => score === null);
  return unscored.flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? null) === null)
      .map(({ id }) => `${id}: ${audits[id]?.errorMessage ?? 'no score'}`),
  );
}

export const LIGHTHOUSE_COLUMNS = [
  ...['page', 'performance', 'accessibility', 'best practices', 'SEO'],
  ...['FCP s', 'against the bare page', 'LCP s', 'against it', 'TBT ms', 'CLS', 'machine'],
];

/** P3: a bare page, for the cost of the browser and the machine alone, and every page of the site. */
export async function judgePages({ rounds, report }: Bench): Promise<void> {
  const bare = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(BARE);
  }).listen(0);
  const site = await startBuilt({}, bringInPhotographs);
  const floor = await judgePage(`http://localhost:${(bare.address() as AddressInfo).port}`, rounds);
  const line = (
    page: string,
    { scores, times: { fcp, lcp, tbt, cls }, machine }: Judged,
    isSite: boolean,
  ) => {
    const beside = [scores.accessibility, scores['best-practices'], isHidden(page) ? NONE : scores.seo];
    const [first, largest] = [fcp / floor.times.fcp, lcp / floor.times.lcp].map(times) as [string, string];
    report(
      ...[page, scores.performance, ...(isSite ? beside : [NONE, NONE, NONE])].map(String),
      ...[(fcp / 1000).toFixed(2), first, (lcp / 1000).toFixed(2), largest],
      ...[tbt.toFixed(0), cls.toFixed(3), machine.toFixed(0)],
    );
  };
  line('a bare page', floor, false);
  for (const page of PAGES) {
    const judged = await judgePage(site.url + addressOf(page), rounds);
    line(page, judged, true);
    const missed = judged.missed.filter((one) => !(isHidden(page) && one.startsWith('seo:')));
    if (missed.length > 0) process.stdout.write(`  to mend: ${missed.join(', ')}\n`);
  }
  await site.stop();
  bare.close();
}

/** The medians of each figure over so many visits. */
async function judgePage(url: string, rounds: number): Promise<Judged> {
  const reports: Report[] = [];
  while (reports.length < rounds) reports.push(await judge(url));
  const scores = CATEGORIES.map((id) => [id, median(reports.map((one) => scoreOf(one, id)))]);
  const figures = Object.entries(TIMES).map(([name, id]) => [
    name,
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
  ]);
  return {
    scores: Object.fromEntries(scores),
    times: Object.fromEntries(figures),
    machine: median(reports.map(({ environment }) => environment.benchmarkIndex)),
    missed: [...new Set(reports.flatMap(missedIn))],
  };
}

const scoreOf = ({ categories }: Report, id: string) => Math.round((categories[id]?.score ?? 0) * 100);

/** The audits of the other categories that found something, each with its category. */
function missedIn({ categories, audits }: Report): string[] {
  return CATEGORIES.filter((id) => id !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
}
