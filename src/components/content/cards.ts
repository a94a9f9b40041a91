import { pagePath } from '#domain/language/page-path.ts';
import { STOCK_PICTURE } from '#domain/rooms/images.ts';
import { rooms as roomCount } from '#messages/rooms/homestays.ts';
import { sleeps } from '#messages/rooms/room-card.ts';
import { PRIVACY, TERMS } from '#messages/site/legal.ts';
import { ABOUT, ATTRACTIONS, CONTACT, FAQ, POLICIES, ROOMS, SERVICES } from '#messages/site/pages.ts';
import { FESTIVAL } from '#messages/site/places.ts';
import type { Card } from '#site/cards.ts';
import { builtHomestays } from './built-homestays.ts';
import { listedRooms } from './built-rooms.ts';
import { pictureThere } from './picture-address.ts';
import { priceText } from './room-description.ts';
import { siteWords } from './site-words.ts';
import { writtenFiles } from './written-files.ts';

const HOST = `scenes/${pictureThere('scenes', 'host', 'hero-tall')}`;

/** The pages with a share card, each with its title and picture. The home page's title is its tagline. */
const PAGES: Record<string, { title: string; picture: string }> = {
  '/': { title: '', picture: 'scenes/hero-tall' },
  '/rooms': { title: ROOMS.heading, picture: 'services/rooms' },
  '/services': { title: SERVICES.title, picture: `services/${pictureThere('services', 'dining', 'rooms')}` },
  '/nearby-attractions': { title: ATTRACTIONS.title, picture: 'places/konark-sun-temple' },
  '/about': { title: ABOUT.title, picture: `scenes/${pictureThere('scenes', 'about-story', 'hero-tall')}` },
  '/contact': { title: CONTACT.title, picture: HOST },
  '/policies': { title: POLICIES.title, picture: HOST },
  '/faq': { title: FAQ.title, picture: HOST },
  '/privacy': { title: PRIVACY.title, picture: HOST },
  '/terms': { title: TERMS.title, picture: HOST },
};

/** Pages without a card of their own use that of the home page. */
const STOCK = pagePath('/og/home.jpg');

export function cardPath(route: string): string {
  const page = cardPage(route);
  return page === undefined ? STOCK : pagePath(`/og/${page}.jpg`);
}

function cardPage(route: string): string | undefined {
  if (route === '/') return 'home';
  return PAGES[route] || /^\/((rooms|homestays)\/\d+|(festivals|nearby-attractions)\/[^/]+)$/.test(route)
    ? route.slice(1)
    : undefined;
}

/** Returns the cards of all pages, rooms, homestays, festivals and places, by page name. */
export async function cards(): Promise<{ page: string | undefined; card: Card }[]> {
  const { name, tagline } = await siteWords();
  const pages = Object.entries(PAGES).map(([route, { title, picture }]) => ({
    page: cardPage(route),
    card: { picture, text: { above: name, title: route === '/' ? tagline : title, facts: '', price: '' } },
  }));
  const listed = await listedRooms;
  const rooms = listed.map((room) => ({
    page: cardPage(`/rooms/${room.id}`),
    card: {
      picture: room.picture,
      text: {
        above: room.homestay_name,
        title: room.room_name,
        facts: [sleeps(room.capacity), room.room_size].filter(Boolean).join(' · '),
        price: priceText(room.price_from),
      },
    },
  }));
  const homestays = (await builtHomestays()).map(({ id, name: title, rooms, words, price }) => ({
    page: cardPage(`/homestays/${id}`),
    card: {
      picture: listed.find(({ property_id }) => property_id === id)?.homestay_picture ?? STOCK_PICTURE,
      text: {
        above: name,
        title,
        facts: words?.data.suits ?? roomCount(rooms.length),
        price: priceText(price),
      },
    },
  }));
  const festivals = (await writtenFiles('festivals')).map(({ id, data }) => ({
    page: cardPage(`/festivals/${id}`),
    card: {
      picture: `festivals/${data.picture}`,
      text: { above: name, title: FESTIVAL.title(data.name), facts: '', price: '' },
    },
  }));
  const places = (await writtenFiles('attractions')).map(({ id, data }) => ({
    page: cardPage(`/nearby-attractions/${id}`),
    card: {
      picture: `places/${data.picture}`,
      text: { above: name, title: data.name, facts: '', price: '' },
    },
  }));
  return [...pages, ...rooms, ...homestays, ...festivals, ...places];
}
