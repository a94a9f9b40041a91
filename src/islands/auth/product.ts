/** The site's name, from the page. */
export function productName(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}
