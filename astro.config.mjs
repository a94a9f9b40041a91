import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { bookingApi } from './src/server/dev.ts';

/** Pages of one visitor, which say `noindex`, and the shells of pages whose ids are known only at run time. */
const PRIVATE =
  /\/(wishlist|profile|booking|payment|room|rooms\/checkout|reset-password|verify-email|my-booking|waiting-list|offline|404)$/;

/** The script of every page, the header's: one small file, which compresses better than ten. */
const HEADER =
  /nanostores\/atom|nanostores\/task|clean-stores|components\/Header\.astro|islands\/(header\/(header|page-view|register-worker)|auth\/doorbell|ui\/(in-pieces|import-islands))|stores\/(after-paint|counts|raw-storage|visitor|page-view|session-start)|client\/(connection|page-view|tokens)|preload-helper/;

/**
 * React, and what joins it to the stores: always wanted together. What starts it, in @astrojs/react, is a file of its
 * own: a browser that is being measured notes who runs React, and reads the whole of that file once more for it.
 */
const REACT = /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\//;

/** What the search form knows before anybody touches it, and with it the days of the festivals. */
const SEARCH =
  /src\/(domain\/(calendar|stay|search)|stores\/(search|search-preview|today))\.ts|nanostores\/computed/;

/**
 * What nearly every page with an island uses: one file instead of a dozen of a few hundred bytes. Not the
 * booking in the making and its promised price, which many pages load, but none before something is in the cart.
 */
const SHARED =
  /src\/(?!stores\/(draft|quote|quoting)\.|contract\/quote|domain\/(draft|quote)\.|messages\/room\.)(stores|domain|messages|contract|client|islands\/ui)\/|nanostores|zod/;

/**
 * What the same pages load at once, which the bundler would cut where something loaded later shares a part of it: so
 * many files more cost a phone more than the few bytes that a page then has too many.
 */
const TOGETHER = {
  small: /src\/(contract\/quote-id|islands\/booking\/Booking\.module)\./,
  /** A room wherever it is seen: on the results, on its page, on the wishlist. */
  cards:
    /src\/(domain\/(wishlist|clock-time)|messages\/(wishlist|share|waiting-list)|stores\/(wishlist|share|waiting-list|promise-price)|islands\/(share\/open-share|waiting\/open-waiting|ui\/stock-picture))\./,
  fields: /src\/(domain\/date-choice|stores\/calendar|islands\/ui\/(DateField|Counter))\.|nanostores\/map\//,
  /** The frame of every step of the wizard. */
  steps:
    /src\/(domain\/booking-steps|stores\/(steps|step-message)|messages\/(booking|room)|islands\/(ui\/(StepBar|StepHeading|WithAside|AmountList|PassingNotice)|booking\/(flow|BookingSteps\.module)))\./,
  room: /src\/(islands\/room\/(Room\.module|open-room|RoomPage)|stores\/(room|continue-from-room))\./,
  bookings:
    /src\/(domain\/(booking-reference|booking-status)|contract\/reservation|messages\/payment|stores\/(kept-booking|kept-invoice|reservation-look-up|homestay))\./,
  quoting:
    /src\/(domain\/(quote|draft|cart-problem)|stores\/(quote|draft|quoting|prefill|booking-flow)|contract\/quote)\./,
  account:
    /src\/(domain\/new-password|contract\/auth|messages\/auth|client\/refresh|stores\/(session|session-storage)|islands\/ui\/(Field|PasswordField))\./,
};

/** What is known by its name: to the loader below, and to the service worker (server/site/worker.ts). */
const NAMED = /^(Header|location-map|map-panel|leaflet)/;

/** The pages list their modules (server/site/page-scripts.ts): names would be half of that list. */
const fileName = ({ name }) => `_astro/${NAMED.exec(name)?.[0].concat('.') ?? ''}[hash:7].js`;

/** Modules of every page, which ask for others without naming all that those import. */
const LIGHT = /\/(Header|location-map)\./;

/**
 * Vite's loader of lazy modules is as large as the header's own script, most of it for style sheets, which are inline
 * here. This one does the rest: it asks for a module's imports together with the module. Only what every page carries
 * does without the list of them, which would be a tenth of its size.
 */
const smallPreload = {
  name: 'small-preload',
  enforce: 'pre',
  configResolved: ({ environments }) => {
    environments.client.build.modulePreload = {
      polyfill: false,
      resolveDependencies: (_file, imports, { hostId }) => (LIGHT.test(hostId) ? [] : imports),
    };
  },
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `import { importInPieces } from '/src/islands/ui/in-pieces.ts';
      export const __vitePreload = async (load, files = []) => {
        await importInPieces(files.map((file) => '/' + file).reverse());
        return load();
      };`,
  },
};

/** What React's plugin wants to have run before any component; the framework runs it on pages with its islands only. */
const REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh';
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;`;

/** `client:painted`, for islands that wait for the first paint of what was built; and `npm run dev` for those without. */
const islands = {
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective, injectScript, command }) => {
      addClientDirective({ name: 'painted', entrypoint: './src/layouts/client-painted.ts' });
      if (command === 'dev') injectScript('page', REFRESH);
    },
  },
};

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // `true` keeps the space between inline elements; the default of Astro 7 drops it.
  compressHTML: true,
  integrations: [react(), mdx(), islands, bookingApi(), sitemap({ filter: (page) => !PRIVATE.test(page) })],
  vite: {
    server: { strictPort: true },
    plugins: [smallPreload],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: fileName,
              chunkFileNames: fileName,
              codeSplitting: {
                groups: [
                  { name: 'Header', test: HEADER },
                  { name: 'react', test: REACT },
                  { name: 'search', test: SEARCH },
                  { name: 'shared', test: SHARED, minShareCount: 8 },
                  ...Object.entries(TOGETHER).map(([name, test]) => ({ name, test })),
                ],
              },
            },
          },
        },
      },
    },
    build: {
      rolldownOptions: {
        // Every MDX file of content/ carries a directive for Astro, which has read it by then.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  },
});
