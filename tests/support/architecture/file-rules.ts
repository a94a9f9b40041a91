import * as places from './allowed-files.ts';
import * as form from './form.ts';
import type { Rule } from './rule.ts';
import * as words from './screen-text.ts';
import * as tables from './tables.ts';
import { checkTranslatedText } from './translated-text.ts';

const lines = (count: number) => 'void 0;\n'.repeat(count);

export const FILE_RULES: Rule[] = [
  {
    name: 'the environment is read in src/server/platform/config.ts',
    check: places.checkEnvironment,
    wrong: [{ 'src/server/entry/app.ts': `const port = process.env.PORT;` }],
  },
  {
    name: "the site's build settings are read in src/client and in pages",
    check: places.checkBuildEnvironment,
    wrong: [{ 'src/islands/map/Map.tsx': `const tiles = import.meta.env.PUBLIC_MAP_TILES_URL;` }],
  },
  {
    name: 'browser storage is touched in src/stores',
    check: places.checkStorage,
    wrong: [
      { 'src/islands/room/Room.tsx': `localStorage.setItem('cart', '[]');` },
      { 'src/client/call.ts': `window.sessionStorage.clear();` },
    ],
  },
  {
    name: 'fetch is called in src/client, src/site and the payment providers',
    check: places.checkFetch,
    wrong: [
      { 'src/stores/search/rooms.ts': `await fetch('/api/health');` },
      { 'src/server/rooms/routes.ts': `await globalThis.fetch('/');` },
      { 'src/islands/header/views.ts': `navigator.sendBeacon('/api/analytics/views');` },
    ],
  },
  {
    name: 'requests of node:http leave only from files that check the address',
    check: places.checkRequests,
    wrong: [{ 'src/server/mail/send.ts': `import { request as send } from 'node:https';` }],
  },
  {
    name: 'domain, contract and messages never ask the time',
    check: places.checkClock,
    wrong: [{ 'src/domain/calendar.ts': `const now = new Date();` }, { 'src/domain/a.ts': `Date.now();` }],
  },
  {
    name: 'SQL is in files of queries',
    check: places.checkSql,
    wrong: [
      { 'src/server/rooms/routes.ts': `await db.selectFrom('room').selectAll().execute();` },
      { 'src/server/payments/cancel.ts': 'await sql`delete from hold`.execute(tx);' },
    ],
  },
  {
    name: 'a table has one folder that writes it',
    check: tables.checkTableWriters,
    wrong: [
      {
        'src/server/mail/queries.ts': `await tx.insertInto('outbox').values(mail).execute();`,
        'src/server/accounts/queries.ts': `await tx.deleteFrom('outbox').execute();`,
      },
      {
        'src/server/rooms/queries.ts': `await tx.updateTable('room_night as one').set(night).execute();`,
        'src/server/payments/queries.ts':
          'await sql`with a as (update room_night set price = 1)`.execute(tx);',
      },
      {
        'src/server/host/access/queries.ts': `await tx.insertInto('site_owner').values(row).execute();`,
        'src/server/host/people/queries.ts': `await tx.deleteFrom('site_owner').execute();`,
      },
      { 'src/server/rooms/queries.ts': `await tx.deleteFrom(table).execute();` },
      { 'src/server/rooms/queries.ts': `await sql\`delete from \${table}\`.execute(tx);` },
    ],
  },
  {
    name: 'stores and client have no module-level let',
    check: places.checkModuleState,
    wrong: [
      { 'src/stores/search/rooms.ts': `let newest = 0;` },
      { 'src/client/tokens.ts': `export let source: string | undefined;` },
      { 'src/client/call.ts': `const first = 1;\nvar running = false;` },
    ],
  },
  {
    name: 'raw colours stand in src/styles/tokens.css',
    check: places.checkColours,
    wrong: [
      { 'src/styles/base.css': `a { color: #fff; }` },
      { 'src/components/Card.astro': `<style>\np { background: oklch(0.7 0.1 200); }\n</style>` },
      { 'src/islands/room/Room.tsx': `<path fill="#c0ffee" />` },
      { 'src/site/card-picture.ts': `const SEA = '#17305a';` },
    ],
  },
  {
    name: 'a sentence of src/messages is written once',
    check: places.checkSentences,
    wrong: [
      {
        'src/messages/details.ts': `export const nameRequired = 'Please tell us your name';`,
        'src/islands/room/Details.tsx': `<p>Please tell us your name</p>`,
      },
    ],
  },
  {
    name: 'the words of screens live in src/messages and content',
    check: words.checkScreenText,
    wrong: [
      { 'src/islands/room/Room.tsx': `<p>Who is coming?</p>` },
      { 'src/islands/room/Room.tsx': `<Field label="Email" />` },
      { 'src/islands/room/Room.tsx': `<Button>{isBusy ? messages.saving : 'Save'}</Button>` },
      { 'src/islands/room/Room.tsx': `<p>{room.size || 'unknown'}</p>` },
      { 'src/islands/room/Room.tsx': `<img alt={\`Photo of \${name}\`} />` },
      { 'src/islands/room/price.ts': `amounts.push({ label: 'Discount', rupees });` },
      { 'src/islands/room/facts.ts': `const facts = [['Booking reference', id]];` },
      { 'src/components/Card.astro': `---\nconst links = [{ href: '/', label: 'Home' }];\n---\n<p />` },
      { 'src/pages/rooms.astro': `---\n---\n<Page title="Rooms" />` },
      { 'src/pages/rooms.astro': `<Card {name}>\n{rooms.map(() => <li>one room</li>)}</Card>` },
    ],
  },
  {
    name: 'a text that React changes or inserts before is alone in its element, so that pages can be translated',
    check: checkTranslatedText,
    wrong: [
      { 'src/islands/room/Room.tsx': `const a = <p>{count} rooms</p>;` },
      { 'src/islands/room/Room.tsx': `const a = <p>Rooms <b>{count}</b>{\`, \${nights}\`}</p>;` },
      { 'src/islands/room/Room.tsx': `const a = <p><b />{isNew ? 'new' : 'old'}</p>;` },
      { 'src/islands/room/Room.tsx': `const a = <p><b />{isNew && messages.fresh}</p>;` },
      { 'src/islands/room/Room.tsx': `const a = <p>{names.join(', ')} <b /></p>;` },
      { 'src/islands/room/Room.tsx': `const a = <p>{isNew && <b />} rooms</p>;` },
      { 'src/islands/room/Room.tsx': `const a = <p>{names.map((name) => <b key={name} />)}{' '}<i /></p>;` },
      { 'src/islands/room/Room.tsx': `const a = <p><>{count}</></p>;` },
      { 'src/islands/room/Room.tsx': `const a = <p><Suspense><Sign /></Suspense> rooms</p>;` },
      {
        'src/islands/room/Room.tsx': `function Sign() { return isNew ? <b /> : null; }\nconst a = <p><Sign /> rooms</p>;`,
      },
      {
        'src/islands/ui/Chip.tsx': `function Chip({ children }) { return <p><b />{children}</p>; }`,
        'src/islands/room/Room.tsx': `const a = <Chip>{count}</Chip>;`,
      },
    ],
  },
  {
    name: 'a file has at most 250 lines',
    check: form.checkFileLength,
    wrong: [{ 'src/domain/stay.ts': lines(251) }],
  },
  {
    name: 'a small file that one neighbour imports belongs to it',
    check: form.checkSmallFiles,
    wrong: [
      {
        'src/domain/dates/day.ts': `export const DAYS = 7;`,
        'src/domain/dates/week.ts': `import { DAYS } from './day.ts';\nexport const WEEK = DAYS;`,
      },
    ],
  },
  {
    name: 'a React component has at most 120 lines',
    check: form.checkComponentLength,
    wrong: [{ 'src/islands/room/Room.tsx': `export function Room() {\n${lines(120)}}` }],
  },
  {
    name: 'folders are at most two deep below a top folder of src',
    check: form.checkDepth,
    wrong: [{ 'src/islands/room/steps/details/Name.tsx': `` }],
  },
  {
    name: 'a folder has at most 30 files',
    check: form.checkFolderSize,
    wrong: [
      Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`src/domain/dates/day-${index}.ts`, ''])),
    ],
  },
  {
    name: 'exports are named outside framework files',
    check: form.checkDefaultExports,
    wrong: [
      { 'src/islands/room/Room.tsx': `export default function Room() {}` },
      { 'src/stores/cart/cart.ts': `const cart = 1;\nexport default cart;` },
      { 'src/stores/cart/cart.ts': `const cart = 1;\nexport { cart as default };` },
    ],
  },
  {
    name: 'SQL has only what distributed engines that speak PostgreSQL have',
    check: tables.checkPlainSql,
    wrong: [
      'select pg_advisory_xact_lock(1)',
      'listen changes',
      'alter table room add exclude using gist (night with &&)',
      'alter table room add unique (name) deferrable',
      'create trigger keep before update on room execute function keep()',
    ].map((text) => ({ 'src/server/rooms/queries.ts': `const query = sql\`${text}\`;` })),
  },
  {
    name: 'files are named by what they hold',
    check: form.checkFileNames,
    wrong: [{ 'src/domain/roomPrice.ts': `` }, { 'src/islands/room/gallery.tsx': `` }],
  },
  {
    name: 'names use one word for one thing',
    check: form.checkNames,
    wrong: [
      { 'src/server/payments/settle.ts': `const scene = 1;` },
      { 'src/domain/payment.ts': `interface HeardPayment {}` },
      { 'src/stores/account/session.ts': `export function openDesk() {}` },
    ],
  },
  {
    name: 'properties are written out',
    check: form.checkSpreads,
    wrong: [
      { 'src/domain/room.ts': `export const room = { ...{ id: 1 } };` },
      { 'src/islands/room/Room.tsx': `const room = <Room {...{ id }} />;` },
    ],
  },
  {
    name: 'no drawers',
    check: form.checkDrawers,
    wrong: [{ 'src/server/utils/dates.ts': `` }, { 'src/domain/helpers.ts': `` }],
  },
];
