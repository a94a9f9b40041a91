import { ConfigError, readConfig } from '#server/platform/config.ts';
import type { AppConfig } from '#server/platform/context.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of a function: as of any start, but without a local disk or an address of its own. Netlify passes the
 * site's address in `URL`, and calls it only under the site's names: domains, own name, and one per preview. Throws
 * {@link ConfigError}.
 */
export function readFunctionConfig(env: Environment): AppConfig {
  const address = env.SITE_URL?.trim() || env.URL?.trim();
  const problems: string[] = [];
  if (!env.DATABASE_URL?.trim()) {
    problems.push('DATABASE_URL is missing: a function has no disk, so it needs PostgreSQL.');
    if (!env.TOKEN_SECRET?.trim()) problems.push('TOKEN_SECRET is missing: a long random text.');
  }
  // Without it the site would count as local, and the sandboxes would run by default.
  if (!address) problems.push('SITE_URL is missing: the address at which guests reach the site.');
  try {
    const config = readConfig({ ...env, SITE_URL: address });
    if (problems.length === 0 && config.siteUrl)
      return { ...config, siteUrl: config.siteUrl, allowedHosts: 'anything' };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problems.push(...error.problems);
  }
  throw new ConfigError(problems);
}
