import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mailboxMailer } from '#server/mail/mailer.ts';
import { concurrentDatabase } from '../support/database.ts';
import { payingGuest } from '../support/paying-guest.ts';
import { randomizer } from '../support/random.ts';
import {
  CALLING_RAZORPAY,
  CALLING_RAZORPAY_LATER,
  MOODS,
  operateIn,
  payWhileDatabaseRestarts,
  throwOut,
} from './outages.ts';
import { openStage, type Stage, settleAll } from './stage.ts';

/** Quality goal R11: a dependency is slow, down, lies or restarts. A clear response, nothing lost, and recovery. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage(await concurrentDatabase.open());
});
afterAll(() => stage.close());

describe.each(MOODS)('while Razorpay is %s', (mood) => {
  // Each later operation runs in three or four moods, and each mood is used; the long form runs all in all.
  const later = CALLING_RAZORPAY_LATER.filter((_, index) => (index + MOODS.indexOf(mood)) % 3 === 0);
  it.each([...CALLING_RAZORPAY, ...later])(
    '%s gets a clear response, and works when Razorpay is back',
    (name) => {
      // Rendering invoices takes most of the time, and is not what fails here.
      const { mail } = stage.app.deps;
      onTestFinished(() => void Object.assign(stage.app.deps, { mail }));
      Object.assign(stage.app.deps, { mail: mailboxMailer() });
      return operateIn(mood, name, stage);
    },
  );
});

it('guests who pay while the database closes all connections are all booked', async () => {
  const random = randomizer(7);
  const { refusals, restarts } = await payWhileDatabaseRestarts(stage, {
    guests: 20,
    random,
    restart: throwOut,
  });
  expect(restarts).toBeGreaterThan(0);
  expect(refusals).toBeGreaterThan(0);
}, 120_000);

it.each(['refuse', 'drop', 'slow'] as const)(
  'mails arrive even if the mail server would %s',
  async (mood) => {
    const guest = await payingGuest(stage.app, stage.razorpay, stage.nextStay());
    await guest.verify(guest.pay('captured'));
    stage.smtp[mood] = true;
    await stage.app.work('send mail');
    stage.smtp[mood] = false;
    await settleAll(stage);
    const { guest_email } = await guest.row();
    const reported = stage.smtp.messages.filter(({ to }) => to.includes(guest_email));
    const ids = reported.map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1]);
    expect(ids).toHaveLength(mood === 'drop' ? 2 : 1);
    expect(new Set(ids).size).toBe(1);
  },
);
