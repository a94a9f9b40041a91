import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

/** Where systems install Chromium; Playwright's own comes last, because it may lack its libraries. */
const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without windows and tabs: the tests take half the time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** A quiet browser: no first-run pages and no requests to its maker's servers. */
export const CHROMIUM_FLAGS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The Chromium of this machine, if there is one. */
export function findChromium(): string | undefined {
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}

/** The headless shell where there is one. It has no back/forward cache, and loads pictures from further below. */
export function findHeadlessChromium(): string | undefined {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/** Finds a Chromium that starts, or installs one: Playwright's, else (as root) the system's package. */
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

/** Prints a failed attempt and continues with the next one. */
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
