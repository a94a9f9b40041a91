import type { APIContext } from 'astro';

/** Pages say `noindex` themselves, which only a crawler that may read them can see; the API is nobody's page. */
export function GET({ site }: APIContext): Response {
  const sitemap = new URL('/sitemap-index.xml', site).href;
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`);
}
