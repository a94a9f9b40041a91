import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxMailer } from '#server/providers/mail.ts';
import { concurrentDatabase } from '../support/database.ts';
import { failEveryPoint } from './await-points.ts';
import { OPERATIONS } from './operations.ts';
import { openStage, type Stage } from './stage.ts';

/** Quality goal R2, the quick form: `npm run soak -- r2` kills processes instead. */
/** A busy machine takes its time. */
const PATIENCE = 300_000;
let stage: Stage;
beforeAll(async () => {
  stage = await openStage(await concurrentDatabase.open());
});
afterAll(() => stage.close());

const [withMail, others] = [['mail'], Object.keys(OPERATIONS).filter((name) => name !== 'mail')];

it.each(withMail)(
  '%s: nothing is lost, whichever call fails',
  async (name) => {
    expect(await failEveryPoint(stage, [name], { points: 'all' })).toBeGreaterThan(5);
  },
  PATIENCE,
);

it.each(others)(
  '%s: nothing is lost, whichever call fails',
  async (name) => {
    // Drawing invoices takes most of the time, and is not what fails here.
    Object.assign(stage.app.deps, { mail: mailboxMailer() });
    expect(await failEveryPoint(stage, [name], { points: 'telling' })).toBeGreaterThan(2);
  },
  PATIENCE,
);
