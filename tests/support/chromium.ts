import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

/** Chromium of the system comes first, because Playwright's own may lack system libraries. */
const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without windows and tabs. Tests need half the time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** These flags prevent first-run pages and requests to the maker's servers. */
export const CHROMIUM_FLAGS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export function findChromium(): string | undefined {
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}

/** Prefers the headless shell. It has no back/forward cache, and lazy pictures load from further below. */
export function findHeadlessChromium(): string | undefined {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/** Finds a Chromium that starts. If there is none, it installs Playwright's, or as root the system's package. */
export function ensureChromium(): string {
  for (const install of [() => {}, installFromPlaywright, installFromSystem]) {
    install();
    const path = findChromium();
    if (path && spawnSync(path, ['--version']).status === 0) return path;
  }
  throw new Error(
    'The browser tests need Chromium, and none could be installed: install the package "chromium" and try again.',
  );
}

function attempt(program: string, args: string[]): void {
  console.error(`Installing Chromium: ${[program, ...args].join(' ')}`);
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) console.error(`… did not work (${status ?? 'not found'})`);
}

function installFromPlaywright(): void {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  attempt(process.execPath, [cli, 'install', 'chromium']);
}

function installFromSystem(): void {
  if (process.getuid?.() !== 0) return;
  attempt('apt-get', ['update', '-qq']);
  for (const name of ['chromium', 'chromium-headless-shell'])
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}
