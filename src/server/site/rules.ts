import { join } from 'node:path';
import { resolveConfig } from '@netlify/config';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';

/** What `netlify.toml` says of a request, by Netlify's own parsers: what is tested here is what is deployed. */
export interface SiteRules {
  /** The rewrite or redirect for an address that no file answers. */
  redirect(request: Request): Promise<{ status: number; target: string } | undefined>;
  headers(path: string): Record<string, string>;
}

/** Reads the rules of the project in `root`. Throws when the file is wrong. */
export async function readRules(root: string): Promise<SiteRules> {
  const { config } = await resolveConfig({ cwd: root, repositoryRoot: root, offline: true });
  const redirects = new RedirectsHandler({
    configRedirects: config.redirects,
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: root,
  });
  const parsed = await parseAllHeaders({
    headersFiles: undefined,
    netlifyConfigPath: join(root, 'netlify.toml'),
    configHeaders: undefined,
    minimal: false,
  });
  if (parsed.errors.length > 0)
    throw new AggregateError(parsed.errors, 'The headers of netlify.toml are wrong.');
  const headers = parsed.headers.filter((header): header is Header => 'forRegExp' in header);
  return {
    async redirect(request) {
      const match = await redirects.match(request);
      return match && { status: match.statusCode, target: match.targetRelative };
    },
    headers(path) {
      return Object.assign(
        {},
        ...headers.filter((rule) => rule.forRegExp.test(path)).map((rule) => rule.values),
      );
    },
  };
}
