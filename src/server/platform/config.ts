import { demoOf, readHasDemo } from '#site/content-folder.ts';
import type { PageSettings } from '#site/security-policy.ts';
import { secretProblems } from './key-settings.ts';
import {
  isLive,
  type MailSettings,
  type PaymentSettings,
  readMail,
  readPayments,
} from './outside-settings.ts';
import { DEFAULT_PORT, type Environment, parseSettings } from './settings.ts';

/**
 * The settings; only this file reads the environment. Every setting is optional; a wrong one stops the start with a
 * message.
 */

export interface Config {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /**
   * The hosts to which it responds besides those of SITE_URL and PUBLIC_API_URL: any loopback name; also any IP
   * address, if machines of the network use no name; or anything, if the platform lets only the site's own names in.
   */
  allowedHosts: 'its own' | 'loopback' | 'numbers' | 'anything';
  /** The folder of the embedded database and the uploads. */
  dataDir: string;
  /** If set, PostgreSQL replaces the embedded database. */
  databaseUrl: string | undefined;
  /** A copy of that PostgreSQL server, which answers searches while the server itself does not. */
  standbyUrl: string | undefined;
  /** Signs access tokens; undefined: made once and stored in the data directory. */
  tokenSecret: string | undefined;
  /** Keys that seal the register of guests, in Base64; undefined: made once and stored in the data directory. */
  registerKeys: string | undefined;
  /** Origin of the site, without a trailing slash; undefined: `http://localhost:` and the port in use. */
  siteUrl: string | undefined;
  publicApiUrl: string;
  /** True when site and API are on different sites, so cookies need SameSite=None. */
  crossSite: boolean;
  secureCookies: boolean;
  allowedOrigins: string[];
  payments: PaymentSettings;
  mail: MailSettings;
  mailFrom: string;
  hostEmail: string;
  /** `debug` also says why a search left rooms out. */
  logLevel: string;
  /** How many proxies, counted from the right of X-Forwarded-For, belong to us. */
  trustProxy: number;
  holdMinutes: number;
  rateLimits: boolean;
  demoData: boolean;
  demoBookings: boolean;
  /** The folder of the host's words and pictures, relative to the top of the repository. */
  contentDir: string;
  /** The folder of the built site, relative to the top of the repository. */
  siteDir: string;
  /** A running server builds the site again when words or rooms change. */
  publishes: boolean;
  /** The URL that is called to have the site built elsewhere. */
  buildHookUrl: string | undefined;
  /** Assistants have tools: `/mcp` and its description. */
  agents: boolean;
  /** Calendars of channels may be on this machine, over http: for tests only. */
  loopbackFeeds: boolean;
}

/** Thrown with every problem at once, one sentence each, naming the variable and what is expected. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** True for host names and addresses that reach only this machine itself, as `URL` writes them. */
export function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

export interface BuildSettings {
  /** The origin of the site, for canonical links and the sitemap. */
  siteUrl: string;
  /** `PUBLIC_…` settings, which are written into the pages. */
  pages: PageSettings;
  /** True if the editor of words can be used: a repository is named, or a folder of this machine can be opened. */
  hasEditor: boolean;
  /** The folder of the host's words and pictures, relative to the top of the repository. */
  contentDir: string;
  /** Whether the demonstration's words and pictures fill in what the host has not written. */
  demoData: boolean;
}

/** Sets NODE_ENV to production: with a developer's, a build would have React's slow version and no service worker. */
export function buildForVisitors(): void {
  process.env.NODE_ENV = 'production';
}

/** The build reads the host's words from this folder, a copy inside the checkout. */
export function buildFrom(content: string): void {
  process.env.CONTENT_DIR = content;
}

/** Says for the build that is about to run whether guests can book already. */
export function announceOpening(isOpen: boolean): void {
  process.env.OPENING_SOON = isOpen ? '' : 'yes';
}

/** Returns the settings of a build. A change of what is written into the pages makes a new build due. */
export function readBuildSettings(env: Environment): BuildSettings {
  const pages: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value && name.startsWith('PUBLIC_')) pages[name] = value;
  }
  // The privacy page and the terms say how guests pay; each page, where it is no copy.
  if (env.PAYMENTS === 'at_property') pages.PAYMENTS = env.PAYMENTS;
  if (env.ALLOWED_ORIGINS) pages.ALLOWED_ORIGINS = env.ALLOWED_ORIGINS;
  // A port that the system chooses changes each time, so it must not cause a new build.
  const port = Number(env.PORT) || DEFAULT_PORT;
  const siteUrl = env.SITE_URL || `http://localhost:${port}`;
  const isLocal = URL.canParse(siteUrl) && isLoopbackName(new URL(siteUrl).hostname);
  return {
    siteUrl,
    pages,
    hasEditor: isLocal || pages.PUBLIC_CONTENT_REPOSITORY !== undefined,
    contentDir: env.CONTENT_DIR?.trim() || 'content',
    demoData: readHasDemo(env),
  };
}

export function readSiteFolder(env: Environment): string {
  return env.SITE_DIR?.trim() || 'dist';
}

export function readEnvironment(env: Environment): Environment {
  return { ...env };
}

/** Reads and checks the settings. Throws {@link ConfigError}. */
export function readConfig(env: Environment): Config {
  return readSettings(env, { serves: true });
}

/** The same for a command: it serves no requests, so payments and mail may be missing. */
export function readCommandConfig(env: Environment): Config {
  return readSettings(env, { serves: false });
}

function readSettings(env: Environment, { serves }: { serves: boolean }): Config {
  const problems: string[] = [];
  const settings = parseSettings(env, problems);
  const { PORT: port, HOST: host, SITE_URL: siteUrl, PUBLIC_API_URL: publicApiUrl } = settings;
  const { DATABASE_URL: databaseUrl, TOKEN_SECRET: tokenSecret, REGISTER_KEYS: registerKeys } = settings;
  const site = siteUrl ?? `http://localhost:${port}`;
  const local = isLoopbackName(new URL(site).hostname);
  const crossSite = URL.canParse(publicApiUrl) && new URL(publicApiUrl).host !== new URL(site).host;
  const exposed = serves ? whyExposed({ local, host, databaseUrl }) : undefined;
  const payments = readPayments(settings, problems, exposed);
  const mail = readMail(settings, problems, exposed, payments);

  problems.push(
    ...secretProblems({ databaseUrl, tokenSecret, registerKeys: env.REGISTER_KEYS?.trim(), local }),
  );
  const mayEmbed = settings.EMBEDDED_DATABASE === 'yes' || payments.kind !== 'razorpay';
  if (!databaseUrl && !mayEmbed && isLive(payments.keyId)) {
    problems.push(
      'DATABASE_URL is missing: live payments (RAZORPAY_KEY_ID rzp_live_…) need PostgreSQL, or EMBEDDED_DATABASE=yes to accept the embedded database.',
    );
  }
  if (settings.RATE_LIMITS === 'off' && !local)
    problems.push('RATE_LIMITS=off is allowed only while SITE_URL is a loopback address.');
  if (settings.CHANNEL_FEEDS && !local)
    problems.push('CHANNEL_FEEDS=loopback is allowed only while SITE_URL is a loopback address.');

  const mailFrom = settings.MAIL_FROM ?? `bookings@${new URL(site).hostname}`;
  const config: Config = {
    port,
    host,
    allowedHosts: allowedHostsFor(host, siteUrl),
    dataDir: settings.DATA_DIR,
    databaseUrl,
    standbyUrl: settings.DATABASE_STANDBY_URL,
    tokenSecret,
    registerKeys,
    siteUrl: siteUrl?.replace(/\/+$/, ''),
    publicApiUrl: publicApiUrl.replace(/\/+$/, ''),
    crossSite,
    secureCookies: crossSite || site.startsWith('https:'),
    allowedOrigins: settings.ALLOWED_ORIGINS,
    payments,
    mail,
    mailFrom,
    hostEmail: settings.HOST_EMAIL ?? mailFrom,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    holdMinutes: settings.HOLD_MINUTES,
    rateLimits: settings.RATE_LIMITS === 'on',
    demoData: demoOf(settings.DEMO_DATA, databaseUrl) !== 'off',
    demoBookings: demoOf(settings.DEMO_DATA, databaseUrl) === 'on',
    contentDir: settings.CONTENT_DIR,
    siteDir: settings.SITE_DIR,
    publishes: settings.PUBLISH === 'on',
    buildHookUrl: settings.BUILD_HOOK_URL,
    agents: settings.AGENTS === 'on',
    loopbackFeeds: settings.CHANNEL_FEEDS === 'loopback',
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Returns why other machines may reach the server: the sandboxes then run only if the settings name them. */
function whyExposed(settings: {
  local: boolean;
  host: string;
  databaseUrl: string | undefined;
}): string | undefined {
  if (!settings.local) return 'on a public SITE_URL';
  if (!isLoopbackHost(settings.host)) return 'where HOST accepts other machines';
  return settings.databaseUrl && 'with DATABASE_URL';
}

function allowedHostsFor(host: string, siteUrl: string | undefined): Config['allowedHosts'] {
  if (isLoopbackHost(host)) return 'loopback';
  return siteUrl ? 'its own' : 'numbers';
}

/** Returns true for a HOST that no other machine can reach. */
function isLoopbackHost(host: string): boolean {
  return isLoopbackName(host.includes(':') ? `[${host}]` : host);
}

/** Returns HOST_EMAIL only if it is set: `hostEmail` of the settings has a default that nobody reads. */
export function readHostEmail(env: Environment): string | undefined {
  return parseSettings(env, []).HOST_EMAIL;
}

/** Returns the passphrase of an encrypted backup, for a script that restores it. */
export const readBackupPassphrase = (env: Environment): string | undefined => env.BACKUP_PASSPHRASE;

/** Returns the folder `npm run` was called in: paths are relative to it, not to the top of the repository. */
export function readCallerFolder(env: Environment): string {
  return env.INIT_CWD ?? process.cwd();
}
