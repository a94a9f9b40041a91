import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { LANGUAGE } from '#language/code.ts';
import { DEFAULT_LANGUAGE } from './src/domain/language/language.ts';
import { pagePath } from './src/domain/language/page-path.ts';
import { bookingApi } from './src/server/entry/dev.ts';
import { readBuildSettings } from './src/server/platform/config.ts';
import { picturesFrom, readContentFolder } from './src/site/content-folder.ts';
import { finishedSite } from './src/site/finished-site.ts';
import { readClosedPages } from './src/site/opening.ts';

/** Pages of one visitor, which say `noindex`, and the shells of pages whose ids are known only at run time. */
const PRIVATE =
  /\/(wishlist|profile|booking|payment|room|rooms\/checkout|reset-password|verify-email|my-booking|check|check-in|offer|find-booking|waiting-list|review|offline|404|(room|homestay)-not-found|host(\/.*)?|embed\/search)$/;

const OF_HOSTS = /\/host\//;
/** Shared by at least six pages only if the host's, or the parts of one page, are counted: other pages don't need it. */
const FEW_GUESTS =
  /stores\/payment\/|\/code\/code\.ts|booking\/(company|extras|fresh-link|hold|homestay|reservation-request|saved-booking|saved-invoice|payment|my-booking|booking-status)\.ts|contract\/(company|papers|payment)\.ts|domain\/papers\/|domain\/\w+\/(booking-filters|booking-source|phone-link|typed-rupees|host-warnings|host-calendar|map-link)\.ts|messages\/\w\w\/booking\/(guest-details|find-booking|booking-facts)\.|ui\/(form\/(Counter|Form|PasswordField|RadioGroup)|StepHeading|focus-heading|save-file)\.|account\/session\.ts|stores\/pattern\/|messages\/en\/rooms\/rooms?\.ts|register\/|travellers|party\/countries/;

/** Files of what several parts of the same pages need at once: without them, a room's page would load 31. */
const OF_PAGES = {
  results:
    /stores\/search\/(rooms|compare)|domain\/rooms\/(filter-choices|arrange-rooms)|messages\/\w\w\/rooms\/rooms\.ts|rooms\/Empty\.module/,
  cards:
    /rooms\/wishlist|stores\/wishlist|rooms\/(share|waitlist-notice)|room\/share|open-share|open-waitlist|stores\/waitlist\/waitlist\.ts|ui\/(Rating|HomestayName)/,
  fields: /ui\/(calendar\/(DateField|calendar-days)|form\/Counter)/,
  steps:
    /messages\/\w\w\/rooms\/room\.ts|islands\/booking\/(Booking\.module|steps\/(flow|use-nothing))|ui\/(StepBar|StepHeading|feedback\/(EmptyDrawing|TemporaryNotice)|AmountList|WithAside)|pictures\/scenes/,
  room: /stores\/room\/(room|continue|dated)|messages\/\w\w\/rooms\/photos\.ts|room\/(Room\.module|FactList)|stay-days|date-choice|stores\/search\/calendar/,
};
const OF_SEARCH = /components\/SearchForm\.astro/;
/** English has no translations of a host's words, so these are a few bytes, for which no page loads a file more. */
const EMPTY_IN_ENGLISH = /messages\/en\/rooms\/known-words|ui\/known-word/;

/**
 * Fewer and larger files than the bundler's own cut, which would give a page up to sixty: the header's script, which every
 * page has; the search form's script; and what at least six modules share. The first two
 * rules keep React out of pages that have no island.
 */
const groups = [
  { name: 'header', test: /components\/frame\/Header\.astro/ },
  {
    name: 'search',
    test: (id) => OF_SEARCH.test(id) || (LANGUAGE === DEFAULT_LANGUAGE && EMPTY_IN_ENGLISH.test(id)),
  },
  { name: 'shared', test: (id) => !OF_HOSTS.test(id) && !FEW_GUESTS.test(id), minShareCount: 6 },
  ...Object.entries(OF_PAGES).map(([name, test]) => ({
    name,
    test: (id) => test.test(id) && !OF_HOSTS.test(id),
    tags: ['$initial'],
    minShareCount: 2,
  })),
  // What a language calls them is of no use without them.
  { name: 'countries', test: /party\/countries|register\/regions/ },
  { name: 'booking-status', test: /booking\/booking-status|account\/statuses/ },
];

/** Vite chooses the sentences of a language as Node does (package.json, "imports"). */
const sentencesOf = (language) => ({
  name: 'sentences-of-language',
  // The conditions that Astro and Vite need are in the list by then.
  enforce: 'post',
  configEnvironment: (_name, { resolve }) => void resolve.conditions.unshift(language),
});

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  base: pagePath('/'),
  // Files that are the same in every language are part of the English build.
  publicDir: LANGUAGE === DEFAULT_LANGUAGE ? 'public' : '.astro/no-files',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 8 },
  // `true` keeps the space between inline elements; the default of Astro 7 drops it.
  compressHTML: true,
  integrations: [
    react(),
    mdx(),
    bookingApi(),
    LANGUAGE === DEFAULT_LANGUAGE &&
      sitemap({
        filter: (page) => !PRIVATE.test(page) && !readClosedPages(process.env)(new URL(page).pathname),
      }),
    // The last: it reads what the others wrote.
    finishedSite(readBuildSettings(process.env)),
  ],
  vite: {
    plugins: [sentencesOf(LANGUAGE), picturesFrom(() => readContentFolder(process.env))],
    server: { strictPort: true },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    },
    build: {
      rolldownOptions: {
        // Every MDX file of content/ carries a directive for Astro, which has read it by then.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  },
});
