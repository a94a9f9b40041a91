import { getEntry } from 'astro:content';
import { PRIVACY, TERMS } from '#messages/legal.ts';
import { ABOUT, ATTRACTIONS, CONTACT, ROOMS, SERVICES } from '#messages/pages.ts';

/**
 * The pages whose links are shared with a picture of their own: what it is called (the home page by its tagline), and
 * what it shows.
 */
const PAGES: Record<string, { title: string; picture: string }> = {
  '/': { title: '', picture: 'scenes/hero' },
  '/rooms': { title: ROOMS.heading, picture: 'services/rooms' },
  '/services': { title: SERVICES.title, picture: 'services/dining' },
  '/nearby-attractions': { title: ATTRACTIONS.title, picture: 'places/konark-sun-temple' },
  '/about': { title: ABOUT.title, picture: 'scenes/about-story' },
  '/contact': { title: CONTACT.title, picture: 'scenes/host' },
  '/privacy': { title: PRIVACY.title, picture: 'scenes/host' },
  '/terms': { title: TERMS.title, picture: 'scenes/host' },
};

/** Shown with the link to a page that has none of its own. */
const STOCK = '/og-default.png';

/** Where the picture of a page is; the build draws it (server/site/cards.ts). */
export function cardPath(route: string): string {
  if (/^\/rooms\/\d+$/.test(route)) return `/og${route}.jpg`;
  if (!PAGES[route]) return STOCK;
  return `/og${route === '/' ? '/home' : route}.jpg`;
}

/** The pictures of the pages, for the build to draw; those of rooms it knows itself. */
export async function cards() {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('content/site.yaml is missing.');
  return Object.entries(PAGES).map(([route, { title, picture }]) => ({
    path: cardPath(route),
    above: site.data.name,
    title: route === '/' ? site.data.tagline : title,
    picture,
  }));
}
