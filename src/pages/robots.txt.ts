import type { APIContext } from 'astro';

/** Pages have `noindex` themselves, which crawlers must be able to read; the API is disallowed. */
export function GET({ site }: APIContext): Response {
  const sitemap = new URL('/sitemap-index.xml', site).href;
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`);
}
