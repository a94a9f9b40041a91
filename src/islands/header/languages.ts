import { isLanguage } from '#domain/language/language.ts';
import { pathIn, plainPath } from '#domain/language/page-path.ts';

/** Another language opens the page as it is now, with its room, its search and its place on the page. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
  const follow = () => {
    if (!isLanguage(link.hreflang)) return;
    link.href = pathIn(link.hreflang, plainPath(location.pathname)) + location.search + location.hash;
  };
  for (const event of ['focus', 'pointerenter', 'pointerdown', 'click']) link.addEventListener(event, follow);
}
