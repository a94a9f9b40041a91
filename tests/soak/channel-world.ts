import { expect } from 'vitest';
import { nightsOf } from '#domain/dates/calendar.ts';
import { DAY, HOUR, MINUTE } from '#domain/dates/duration.ts';
import { readFeed } from '#server/channels/read-feed.ts';
import type { TestApp } from '../support/app.ts';
import { hostHeaders } from '../support/host.ts';
import type { Random } from '../support/random.ts';
import { type Arrival, ROOMS } from './channel-arrivals.ts';
import { openLedger } from './channel-ledger.ts';
import { CHANNELS, type ChannelSite, LIES, openSite, SLOWEST } from './channel-site.ts';
import type { Knowledge, YearOfSales } from './channel-year.ts';
import { guestsOfSite } from './site-guests.ts';

const PACES = { seldom: 3 * HOUR, polling: 10 * MINUTE, fresh: 10 * MINUTE, instant: 10 * MINUTE };
/** One reading in so many is answered with a lie. */
const READINGS_A_LIE = 1000;
/** From arriving to paying, on the site. */
const PAYING = 6 * MINUTE;

interface Feed {
  id: number;
  room: number;
  site: ChannelSite;
  exportPath: string;
  /** When the worker reads it, within its ten minutes. */
  phase: number;
  nextFetch: number;
  planned: Set<number>;
  isFetchPlanned: boolean;
}

export async function openWorld(api: TestApp, { random, knows }: { random: Random; knows: Knowledge }) {
  const readEvery = PACES[knows];
  const now = () => api.clock().getTime();
  const delay = () => (knows === 'instant' ? 0 : random(SLOWEST));
  const guests = guestsOfSite(api);
  const steps: { at: number; run: () => Promise<void> }[] = [];
  const figures: YearOfSales = { sales: 0, turnedAway: 0, doubleSales: 0, onSite: 0 };
  const { note, expectAllTold, expectNoFalseAlarm } = openLedger(api, figures);
  const sites = await Promise.all(CHANNELS.map((channel) => openSite(channel, { now, random })));
  const host = () => hostHeaders(api, { propertyIds: [1] });
  const feeds = await connect();

  /** Later steps come first in the list, so that the next one is at its end. */
  function at(instant: number, run: () => Promise<void>): void {
    let [low, high] = [0, steps.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((steps[middle]?.at ?? 0) > instant) low = middle + 1;
      else high = middle;
    }
    steps.splice(low, 0, { at: instant, run });
  }

  async function connect(): Promise<Feed[]> {
    const headers = await host();
    const connected: Feed[] = [];
    for (const site of sites) {
      for (const room of ROOMS) {
        const json = { name: site.channel.name, url: site.url(room) };
        const answer = await api.ask(`/host/rooms/${room}/feeds`, { headers, json });
        const { feed, export_url } = await answer.json();
        connected.push({
          id: feed.id,
          room,
          site,
          planned: new Set(),
          isFetchPlanned: false,
          exportPath: new URL(export_url.url).pathname,
          phase: random(readEvery),
          nextFetch: now() + random(site.channel.pace),
        });
      }
    }
    return connected;
  }

  const ofRoom = (room: number) => feeds.filter((feed) => feed.room === room);

  async function read(feed: Feed): Promise<void> {
    const after = await readFeed(api.deps, feed.id);
    if (after?.problem) planReading(feed, after.next_read_at.getTime());
    // The host of every other room wants no nights closed that a channel does not sell yet.
    if (feed.site.channel.horizon && feed.room % 2 === 0 && after?.has_stays && !after.bookings_only) {
      const json = { bookings_only: true };
      const answer = await api.ask(`/host/feeds/${feed.id}`, { method: 'PUT', headers: await host(), json });
      expect(answer.status).toBe(200);
    }
    planFetches(feed.room);
  }

  /** At the worker's first round after an instant. */
  function planReading(feed: Feed, instant: number): void {
    const tick = Math.ceil((instant - feed.phase) / readEvery) * readEvery + feed.phase;
    if (feed.planned.has(tick)) return;
    feed.planned.add(tick);
    at(tick, () => {
      feed.planned.delete(tick);
      return read(feed);
    });
  }

  async function fetchOurs(feed: Feed): Promise<void> {
    const answer = await api.app.request(feed.exportPath);
    expect(answer.status).toBe(200);
    const from = now() + delay();
    const isNew = feed.site.blocks(feed.room, await answer.text(), from);
    if (isNew && feed.site.channel.sendsBack) planReading(feed, from);
  }

  /** Our calendar of a room has changed: each channel sees it when it next comes. */
  function planFetches(room: number): void {
    for (const feed of ofRoom(room)) {
      if (feed.isFetchPlanned || knows === 'instant') continue;
      while (feed.nextFetch < now())
        feed.nextFetch += feed.site.channel.pace * 0.75 + random(feed.site.channel.pace / 2);
      feed.isFetchPlanned = true;
      at(feed.nextFetch, () => {
        feed.isFetchPlanned = false;
        return fetchOurs(feed);
      });
    }
  }

  async function exchange(room: number): Promise<void> {
    for (const feed of ofRoom(room)) await read(feed);
    for (const feed of ofRoom(room)) await fetchOurs(feed);
  }

  async function arrive(arrival: Arrival): Promise<void> {
    if (knows === 'instant') await exchange(arrival.room);
    if (arrival.channel === undefined) await bookHere(arrival);
    else bookThere(arrival, arrival.channel);
  }

  function bookThere({ room, checkIn, checkOut, cancelsAfter }: Arrival, channel: number): void {
    const site = sites[channel];
    const feed = feeds.find((one) => one.site === site && one.room === room);
    const nights = nightsOf(checkIn, checkOut);
    if (!site?.sells(room, nights) || !feed) {
      figures.turnedAway += 1;
      return;
    }
    const uid = `${figures.sales}@${site.channel.name.toLowerCase()}.example`;
    const from = now() + delay();
    const sale = { uid, room, checkIn, checkOut, from, until: Number.POSITIVE_INFINITY, isCancelled: false };
    site.sales.push(sale);
    const noted = note({ name: uid, isHere: false, room, nights, at: now() });
    planReading(feed, from);
    if (cancelsAfter === undefined) return;
    at(now() + cancelsAfter, async () => {
      sale.isCancelled = true;
      noted.endedAt = now();
      sale.until = Math.max(now() + delay(), from);
      planReading(feed, sale.until);
      planReading(feed, sale.until + readEvery);
    });
  }

  async function bookHere({ room, checkIn, checkOut, cancelsAfter }: Arrival): Promise<void> {
    if (knows === 'polling' || knows === 'seldom') await guests.countAsRead(room);
    const held = await guests.hold({ room, checkIn, checkOut });
    if (!held) {
      figures.turnedAway += 1;
      return;
    }
    at(now() + (knows === 'instant' ? 0 : random(PAYING)), async () => {
      await guests.pay(held);
      const nights = nightsOf(checkIn, checkOut);
      const sale = note({ name: String(held.id), isHere: true, room, nights, at: now() });
      planFetches(room);
      if (cancelsAfter === undefined) return;
      at(now() + cancelsAfter, async () => {
        if (!(await guests.cancel(held))) return;
        sale.endedAt = now();
        planFetches(room);
      });
    });
  }

  return {
    at,
    arrive,
    figures,
    /** Each calendar lies now and then, until an instant. */
    planLies(until: number): void {
      for (const feed of feeds) {
        for (let tick = now(); tick < until; ) {
          tick += random(2 * READINGS_A_LIE) * PACES.polling;
          at(tick, async () => {
            feed.site.lie(feed.room, LIES[random(LIES.length)] ?? 'error');
            await read(feed);
            planReading(feed, now() + 1);
          });
        }
      }
    },
    /** Each day, the channels that sell some days ahead open one more. */
    planDays(until: number): void {
      const rolling = feeds.filter(({ site }) => site.channel.horizon !== undefined);
      for (let midnight = now(); midnight < until; midnight += DAY)
        for (const feed of rolling) at(midnight + feed.phase, () => read(feed));
    },
    async run(isOver: () => boolean): Promise<void> {
      for (let step = steps.pop(); step && !isOver(); step = steps.pop()) {
        api.clock.set(new Date(Math.max(step.at, now())));
        await step.run();
      }
    },
    expectAllTold: () => expectAllTold(2 * readEvery + 2 * HOUR),
    expectNoFalseAlarm,
    close: async () => {
      await Promise.all(sites.map((site) => site.close()));
    },
  };
}
