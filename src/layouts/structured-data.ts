import type { CollectionEntry } from 'astro:content';
import type {
  BreadcrumbList,
  Event,
  FAQPage,
  LodgingBusiness,
  Thing,
  TouristAttraction,
  WithContext,
} from 'schema-dts';
import { priceText } from '#components/content/room-description.ts';
import type { siteWords } from '#components/content/site-words.ts';
import { MENU } from '#messages/site/site.ts';

/** Builds JSON-LD for search engines from true content of the page only, never from the placeholder rating of 4.5. */
type Site = Awaited<ReturnType<typeof siteWords>>;

export const inContext = <T extends Thing>(thing: T): WithContext<T> =>
  ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<T>;

function postalAddress({ address, addressLines }: Site) {
  if (!address) return addressLines[0];
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postalCode,
    addressCountry: 'IN',
  } as const;
}

export function lodgingBusiness(
  site: Site,
  home: string,
  image: string,
  { prices, times }: { prices: readonly number[]; times: { checkIn: string; checkOut: string } | undefined },
): WithContext<LodgingBusiness> {
  const range = prices.length > 0 && {
    priceRange: priceText(Math.min(...prices)),
    numberOfRooms: prices.length,
  };
  return inContext<LodgingBusiness>({
    '@type': 'LodgingBusiness',
    '@id': `${home}#lodging`,
    name: site.name,
    description: site.description,
    slogan: site.tagline,
    url: home,
    image,
    ...(site.phone && { telephone: site.phone }),
    ...(site.email && { email: site.email }),
    ...(site.addressLines.length > 0 && { address: postalAddress(site) }),
    ...(site.location && { geo: { '@type': 'GeoCoordinates' as const, ...site.location } }),
    ...(site.mapLink && { hasMap: site.mapLink }),
    currenciesAccepted: 'INR',
    ...range,
    ...(times && { checkinTime: times.checkIn, checkoutTime: times.checkOut }),
    sameAs: Object.values(site.social),
  });
}

export function attractions(
  places: readonly CollectionEntry<'attractions'>[],
  page: string,
): WithContext<TouristAttraction>[] {
  return places.map(({ id, data }) =>
    inContext<TouristAttraction>({
      '@type': 'TouristAttraction',
      '@id': `${page}#${id}`,
      name: data.name,
      description: data.summary,
      url: `${page}/${id}`,
      hasMap: data.mapLink,
      isAccessibleForFree: data.entryFee.startsWith('Free'),
    }),
  );
}

const PURI = {
  '@type': 'PostalAddress',
  addressLocality: 'Puri',
  addressRegion: 'Odisha',
  addressCountry: 'IN',
} as const;

export interface FestivalOnce {
  name: string;
  summary: string;
  start: string;
  end: string;
}

/** Returns the festivals that are upcoming at the time of the build; `page` is where they are described. */
export function events(
  festivals: readonly FestivalOnce[],
  today: string,
  page: string,
  image: string,
): WithContext<Event>[] {
  return festivals
    .filter(({ end }) => end >= today)
    .map(({ name, summary, start, end }) =>
      inContext<Event>({
        '@type': 'Festival',
        name: `${name} in Puri`,
        description: summary,
        startDate: start,
        endDate: end,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        url: page,
        image,
        location: { '@type': 'City', name: 'Puri', address: PURI },
      }),
    );
}

export function faqPage(faqs: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return inContext<FAQPage>({
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

/** Returns the breadcrumbs from the home page to a page, the last one. */
export function breadcrumbs(
  home: string,
  way: readonly { url: string; title: string }[],
): WithContext<BreadcrumbList> {
  return inContext<BreadcrumbList>({
    '@type': 'BreadcrumbList',
    itemListElement: [{ url: home, title: MENU['/'] ?? '' }, ...way].map(({ url, title }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: title,
      item: url,
    })),
  });
}
