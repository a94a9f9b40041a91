import { expect, it } from 'vitest';
import { concurrentDatabase } from '../support/database.ts';
import { repeats } from '../support/repeats.ts';
import { floodWaitlist } from './waitlist-flood.ts';

/** Quality goal A3, the quick form: `npm run soak -- a3` joins with 4,000 emails. */
it('invented emails get no offers, and a proven one that books nothing gets two', async () => {
  const database = await concurrentDatabase.open();
  const figures = await floodWaitlist(database, { entries: repeats(60), isOver: () => false });
  expect(figures).toEqual({
    entries: repeats(60),
    'room-nights held for unproven mailboxes': 0,
    'offers to a proven mailbox that uses none': 2,
  });
  await database.close();
});
