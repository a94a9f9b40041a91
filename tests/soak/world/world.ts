import { createHash } from 'node:crypto';
import { DAY, HOUR } from '#domain/dates/duration.ts';
import { testClock } from '../../support/app.ts';
import { attackerTries } from './attacker.ts';
import { openBank } from './bank.ts';
import { addressOf, openCalendars } from './calendars.ts';
import { fixFate, numbersOf } from './fate.ts';
import { guestComes } from './guests.ts';
import { forgetHosts, hostActs } from './hosts.ts';
import { openHouses, roomsOf } from './houses.ts';
import { openMachine } from './machine.ts';
import { openPost } from './post.ts';
import type { Scene } from './scene.ts';
import { openTimeline } from './timeline.ts';
import { expectPeace, expectTruth } from './truth.ts';
import { openWeather } from './weather.ts';

const HOUSES = 12;
const START = '2026-11-21T00:30:00Z';
const FIRST_DAY = '2026-11-21';
/** A storm lasts a week at most. Then nobody comes and nothing goes wrong for a week, and all must be settled. */
const WEEK = 7;
const GUESTS_A_DAY = 6;
const HOST_ACTS_A_DAY = 3;
/** Payments and mails are looked after so often, everything else once a day. */
const HOURS_BETWEEN_JOBS = 3;
const DAYS_AHEAD = 120;

export interface WorldForm {
  seed: number;
  /** Of storm; a calm week follows each week. */
  days: number;
  /** A migrated database; without it, one is made. */
  template?: Blob;
  /** Receives what happens, line by line. */
  log?: (line: string) => void;
  isOver?: () => boolean;
}

export interface Lived {
  houseYears: number;
  lines: number;
  /** Of all lines. */
  digest: string;
  deaths: number;
  bookings: number;
  payments: number;
}

/**
 * Lets a world live: guests, assistants, hosts and an attacker act on the real app, while the bank, the mail and another
 * site fail and the machine dies. One seed makes one world, to the last line. Throws `Broken` with what does not hold.
 */
export async function liveInWorld(form: WorldForm): Promise<Lived> {
  const random = numbersOf(form.seed);
  fixFate(numbersOf(form.seed + 1));
  forgetHosts();
  const clock = testClock(START);
  const timeline = openTimeline(clock);
  const weather = openWeather(random);
  const bank = openBank(timeline, weather, random);
  const post = openPost(weather);
  const calendars = openCalendars(clock, weather, random);
  const machine = await openMachine(form.template, {
    clock,
    payments: bank,
    mail: post,
    channels: calendars,
  });
  await openHouses(machine.database.db, {
    houses: HOUSES,
    from: FIRST_DAY,
    days: 2 * form.days + DAYS_AHEAD,
  });
  for (let house = 1; house <= HOUSES; house += 1) await connect(house);

  const hash = createHash('sha256');
  let lines = 0;
  const scene: Scene = {
    machine,
    timeline,
    bank,
    weather,
    random,
    houses: HOUSES,
    bookings: [],
    visitors: new Map(),
    note(who, what, outcome) {
      const line = `${clock().toISOString()} ${who}: ${what} → ${outcome}`;
      lines += 1;
      hash.update(line);
      form.log?.(line);
    },
  };
  bank.delivers(async (json, signature) => {
    const answer = await machine.ask('/webhooks/razorpay', { json, headers: { 'X-Signature': signature } });
    scene.note('bank', 'webhook', answer === 'died' ? answer : answer.status);
  });

  /** One room of each house is sold on another site, too. */
  async function connect(house: number): Promise<void> {
    const [room = 1] = roomsOf(house);
    const now = clock();
    await machine.database.db
      .insertInto('channel_feed')
      .values({ room_id: room, name: 'Channel', url: addressOf(room), created_at: now, next_read_at: now })
      .execute();
  }

  const work = (hour: number) => machine.work(hour === 0 ? /./ : /pay|mail|refund/);

  function planDay(): void {
    const someTime = () => random(DAY);
    for (let guest = 0; guest < GUESTS_A_DAY; guest += 1) timeline.after(someTime(), () => guestComes(scene));
    for (let act = 0; act < HOST_ACTS_A_DAY; act += 1) timeline.after(someTime(), () => hostActs(scene));
    timeline.after(someTime(), () => attackerTries(scene));
    if (random(3) === 0)
      timeline.after(someTime(), async () => calendars.sells(roomsOf(1 + random(HOUSES))[0] ?? 1));
    if (random(9) === 0) timeline.after(someTime(), async () => calendars.cancels());
    for (let hour = 0; hour < 24; hour += HOURS_BETWEEN_JOBS) timeline.after(hour * HOUR, () => work(hour));
    if (weather.strikes(2))
      timeline.after(someTime(), async () => machine.dieAt(1 + random(60), random(2) === 0));
  }

  async function passCalmWeek(): Promise<void> {
    weather.isStormy = false;
    const end = timeline.now() + WEEK * DAY;
    for (let hour = 0; timeline.now() < end; hour += HOURS_BETWEEN_JOBS) {
      await work(hour % 24);
      await timeline.runUntil(timeline.now() + HOURS_BETWEEN_JOBS * HOUR, true);
    }
    await expectPeace(scene, { post, calendars });
    weather.isStormy = true;
  }

  let lived = 0;
  for (let day = 1; day <= form.days && !form.isOver?.(); day += 1) {
    planDay();
    await timeline.runUntil(timeline.now() + DAY);
    await expectTruth(scene);
    lived += 1;
    if (day % WEEK > 0 && day < form.days) continue;
    await passCalmWeek();
    lived += WEEK;
  }
  await machine.database.close();
  return {
    houseYears: (HOUSES * lived) / 365,
    lines,
    digest: hash.digest('hex').slice(0, 16),
    deaths: machine.deaths(),
    bookings: scene.bookings.length,
    payments: bank.payments.size,
  };
}
