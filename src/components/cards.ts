import { getEntry } from 'astro:content';
import { formatRupees } from '#domain/money.ts';
import { PRIVACY, TERMS } from '#messages/legal.ts';
import { ABOUT, ATTRACTIONS, CONTACT, ROOMS, SERVICES } from '#messages/pages.ts';
import { sleeps } from '#messages/room-card.ts';
import { priceFrom } from '#messages/room-description.ts';
import type { Card } from '#site/cards.ts';
import { listedRooms } from './built-rooms.ts';

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

/** Where the picture of a page is (pages/og). */
export function cardPath(route: string): string {
  const page = cardPage(route);
  return page === undefined ? STOCK : `/og/${page}.jpg`;
}

function cardPage(route: string): string | undefined {
  if (route === '/') return 'home';
  return PAGES[route] || /^\/rooms\/\d+$/.test(route) ? route.slice(1) : undefined;
}

/** The pictures of all pages and rooms, each by the name of its page. */
export async function cards(): Promise<{ page: string | undefined; card: Card }[]> {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('content/site.yaml is missing.');
  const { name, tagline } = site.data;
  const pages = Object.entries(PAGES).map(([route, { title, picture }]) => ({
    page: cardPage(route),
    card: { picture, words: { above: name, title: route === '/' ? tagline : title, facts: '', price: '' } },
  }));
  const rooms = (await listedRooms).map((room) => ({
    page: cardPage(`/rooms/${room.id}`),
    card: {
      picture: room.picture,
      words: {
        above: room.homestay_name,
        title: room.room_name,
        facts: [sleeps(room.capacity), room.room_size].filter(Boolean).join(' · '),
        price: room.price_from === null ? '' : priceFrom(formatRupees(room.price_from)),
      },
    },
  }));
  return [...pages, ...rooms];
}
