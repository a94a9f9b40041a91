import * as imports from './imports.ts';
import type { Rule } from './rule.ts';

export const IMPORT_RULES: Rule[] = [
  {
    name: 'folders import only what the import table allows',
    check: imports.checkImportTable,
    wrong: [
      { 'src/domain/stay.ts': `import { room } from '#contract/room.ts';` },
      { 'src/domain/stay.ts': `import type { Room } from '../contract/room.ts';` },
      { 'src/domain/stay.ts': `import { z } from 'zod';` },
      { 'src/stores/cart/cart.ts': `import { useState } from 'react';` },
      { 'src/islands/room/Room.tsx': `const call = import('#client/call.ts');` },
      { 'src/islands/room/Room.tsx': `import { type Room, room } from '#contract/room.ts';` },
      { 'src/components/Card.astro': `---\nimport { $cart } from '#stores/cart/cart.ts';\n---\n<p />` },
      { 'src/components/Card.astro': `<p />\n<script>\nimport '#stores/cart/cart.ts';\n</script>` },
      { 'src/server/entry/app.ts': `export { $cart } from '#stores/cart/cart.ts';` },
      { 'src/server/entry/app.ts': `import { atom } from 'nanostores';` },
      { 'src/drawer/thing.ts': `export const thing = 1;` },
    ],
  },
  {
    name: 'a feature of the islands never imports a sibling',
    check: imports.checkIslandFeatures,
    wrong: [{ 'src/islands/room/Room.tsx': `import { Cards } from '../rooms/Cards.tsx';` }],
  },
  {
    name: 'the folders of the server import each other in one direction',
    check: imports.checkServerFolders,
    wrong: [
      { 'src/server/rooms/price.ts': `import { quote } from '../reservations/quote.ts';` },
      { 'src/server/mail/compose.ts': `import type { RoomRow } from '#server/rooms/schema.ts';` },
      { 'src/server/desk/today.ts': `import { log } from '#server/platform/log.ts';` },
    ],
  },
  {
    name: 'no two folders of stores import each other',
    check: imports.checkStoreFolders,
    wrong: [
      {
        'src/stores/cart/cart.ts': `import { $quote } from '#stores/booking/quote.ts';`,
        'src/stores/booking/quote.ts': `export const draft = () => import('#stores/cart/cart.ts');`,
      },
    ],
  },
  {
    name: 'only its own folder and the settings know a payment provider',
    check: imports.checkProviders,
    wrong: [{ 'src/server/payments/routes.ts': `import { webhookBody } from './razorpay/shapes.ts';` }],
  },
  {
    name: 'nothing but the app imports the routes of the server',
    check: imports.checkRoutesOnTop,
    wrong: [{ 'src/server/reservations/sell.ts': `import { roomRoutes } from '../rooms/routes.ts';` }],
  },
  {
    name: 'imports have no cycles',
    check: imports.checkCycles,
    wrong: [
      {
        'src/domain/stay.ts': `import './calendar.ts';`,
        'src/domain/calendar.ts': `import './money.ts';`,
        'src/domain/money.ts': `import type { Stay } from './stay.ts';`,
      },
    ],
  },
  {
    name: 'no file only re-exports others',
    check: imports.checkBarrels,
    wrong: [{ 'src/domain/index.ts': `export * from './stay.ts';\nexport { add } from './money.ts';` }],
  },
];
