import { ConfigError, readConfig } from '#server/platform/config.ts';
import type { AppConfig } from '#server/platform/context.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of a function: those of every other start, but nothing may be left to a disk or an address of its own.
 * Netlify tells its functions the site's address in `URL`, and asks them only for the names that the site has: its domains,
 * its own name, and one for each preview. Throws {@link ConfigError}.
 */
export function readFunctionConfig(env: Environment): AppConfig {
  const address = env.SITE_URL?.trim() || env.URL?.trim();
  const problems: string[] = [];
  if (!env.DATABASE_URL?.trim()) {
    problems.push('DATABASE_URL is missing: a function keeps nothing of its own, so it needs a PostgreSQL.');
    if (!env.TOKEN_SECRET?.trim()) problems.push('TOKEN_SECRET is missing: a long random text.');
  }
  // Without it the site would count as this machine's own, where the sandboxes run unasked.
  if (!address) problems.push('SITE_URL is missing: the address at which guests reach the site.');
  try {
    const config = readConfig({ ...env, SITE_URL: address });
    if (problems.length === 0 && config.siteUrl)
      return { ...config, siteUrl: config.siteUrl, answers: 'anything' };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problems.push(...error.problems);
  }
  throw new ConfigError(problems);
}
