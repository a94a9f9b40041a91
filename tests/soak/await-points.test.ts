import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxMailer } from '#server/mail/mailer.ts';
import { concurrentDatabase } from '../support/database.ts';
import { payingGuest } from '../support/paying-guest.ts';
import { failEveryPoint } from './await-points.ts';
import { OPERATIONS } from './operations.ts';
import { expectBooked } from './outcomes.ts';
import { openStage, type Stage, settleAll } from './stage.ts';

/** Quality goal R2, the quick form. A busy machine takes its time. */
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

it('locks of a dead process are released once the database has noticed', async () => {
  const guest = await payingGuest(stage.app, stage.razorpay, stage.nextStay());
  guest.pay('authorized');
  const dying = await stage.database.pool.connect();
  await dying.query('begin');
  await dying.query('select from payment_order where id = $1 for key share', [guest.order.id]);
  const [, ended] = await Promise.all([settleAll(stage), pause(500).then(() => dying.query('rollback'))]);
  dying.release();
  expect(ended.command).toBe('ROLLBACK');
  await expectBooked(stage, guest);
});

it.each(others)(
  '%s: nothing is lost, whichever call fails',
  async (name) => {
    // Rendering invoices takes most of the time, and is not what fails here.
    Object.assign(stage.app.deps, { mail: mailboxMailer() });
    expect(await failEveryPoint(stage, [name], { points: 'telling' })).toBeGreaterThan(2);
  },
  PATIENCE,
);
