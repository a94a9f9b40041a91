import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/** How the build cuts the scripts of the pages into files. */

const ROOT = resolve(import.meta.dirname, '../../..');

/** The script of every page, the header's: one small file, which compresses better than ten. */
const HEADER =
  /nanostores\/atom|nanostores\/task|clean-stores|components\/Header\.astro|islands\/(header\/(header|page-view|register-worker)|auth\/doorbell|ui\/(in-pieces|import-islands))|messages\/header\.|stores\/(after-paint|counts|raw-storage|visitor|page-view|session-start)|client\/(connection|page-view|tokens)|preload-helper/;

/**
 * React, and what joins it to the stores: always wanted together. What starts it, in @astrojs/react, is a file of its
 * own: a browser that is being measured notes who runs React, and reads the whole of that file once more for it.
 */
const REACT = /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\//;

/** React DOM's start: create-root.ts says why. With it which events it hears. */
const ROOT_OF_REACT = /src\/islands\/ui\/(create-root|hear-clicks)\.ts$/;

/** What the search form knows before anybody touches it, and with it the days of the festivals. */
const SEARCH =
  /src\/(domain\/(calendar|stay|search)|messages\/(controls|party|search)|stores\/(search|search-preview|today))\.ts|nanostores\/computed/;

/**
 * What nearly every page with an island uses: one file instead of a dozen of a few hundred bytes. Not the
 * booking in the making and its promised price, which many pages load, but none before something is in the cart.
 */
const SHARED =
  /src\/(?!stores\/(draft|quote|quoting)\.|contract\/quote|domain\/(draft|quote)\.|messages\/room\.)(stores|domain|messages|contract|client|islands\/ui)\/|nanostores|zod/;

/**
 * What the same pages load at once, which the bundler would cut where something loaded later shares a part of it: so
 * many files more cost a phone more than the few bytes that a page then has too many. By their paths, without ending.
 */
const TOGETHER = {
  small: ['src/contract/quote-id', 'src/islands/booking/Booking.module'],
  /** A room wherever it is seen: on the results, on its page, on the wishlist. */
  cards: [
    'src/domain/one-booking',
    'src/domain/room-set',
    'src/domain/wishlist',
    'src/islands/search/open-cart-dialogs',
    'src/islands/share/open-share',
    'src/islands/ui/open-dialog',
    'src/islands/ui/stock-picture',
    'src/islands/waiting/open-waiting',
    'src/messages/room-card',
    'src/messages/share',
    'src/messages/waiting',
    'src/messages/wishlist',
    'src/stores/add-rooms',
    'src/stores/date-change',
    'src/stores/promise-price',
    'src/stores/share',
    'src/stores/waiting-list',
    'src/stores/wishlist',
  ],
  fields: [
    'node_modules/nanostores/map/index',
    'src/domain/date-choice',
    'src/islands/ui/Counter',
    'src/islands/ui/DateField',
    'src/stores/calendar',
  ],
  /** The frame of every step of the wizard. */
  steps: [
    'src/domain/booking-steps',
    'src/islands/booking/BookingSteps.module',
    'src/islands/booking/flow',
    'src/islands/ui/AmountList',
    'src/islands/ui/PassingNotice',
    'src/islands/ui/StepBar',
    'src/islands/ui/StepHeading',
    'src/islands/ui/WithAside',
    'src/messages/booking',
    'src/messages/room',
    'src/stores/payment-state',
    'src/stores/step-message',
    'src/stores/steps',
  ],
  room: [
    'src/islands/room/Room.module',
    'src/islands/room/RoomPage',
    'src/stores/continue-from-room',
    'src/stores/room',
  ],
  bookings: [
    'src/contract/reservation',
    'src/domain/booking-reference',
    'src/domain/booking-status',
    'src/messages/payment',
    'src/stores/homestay',
    'src/stores/kept-booking',
    'src/stores/kept-invoice',
    'src/stores/reservation-look-up',
  ],
  quoting: [
    'src/contract/quote',
    'src/domain/cart-problem',
    'src/domain/draft',
    'src/domain/quote',
    'src/stores/booking-flow',
    'src/stores/draft',
    'src/stores/prefill',
    'src/stores/quote',
    'src/stores/quoting',
  ],
  account: [
    'src/client/refresh',
    'src/contract/auth',
    'src/domain/new-password',
    'src/islands/ui/Field',
    'src/islands/ui/PasswordField',
    'src/messages/account',
    'src/stores/session',
    'src/stores/session-storage',
  ],
};

const together = Object.entries(TOGETHER).map(([name, paths]) => {
  const gone = paths.filter((path) => globSync(`${path}.*`, { cwd: ROOT }).length === 0);
  if (gone.length > 0) throw new Error(`script-files.ts names what is not there: ${gone.join(', ')}`);
  return { name, test: new RegExp(`/(${paths.join('|').replaceAll('.', '\\.')})\\.`) };
});

/** The first that takes a module has it. */
export const groups = [
  { name: 'Header', test: HEADER },
  { name: 'react', test: REACT },
  { name: 'root', test: ROOT_OF_REACT },
  { name: 'search', test: SEARCH },
  { name: 'shared', test: SHARED, minShareCount: 8 },
  ...together,
];

/** What is known by its name: to `npm run build`'s loader of lazy modules, and to the service worker (worker.ts). */
export const NAMED = /(?:^|\/)(Header|location-map|map-panel)\b/;

/** The pages list their modules (page-scripts.ts): names would be half of that list. */
export const fileName = ({ name }: { name: string }): string =>
  `_astro/${NAMED.exec(name)?.[1]?.concat('.') ?? ''}[hash:7].js`;
