import { addDays, nightsOf, todayInIndia } from '#domain/dates/calendar.ts';
import type { ChannelEvent, ChannelProvider, Reading } from '#server/channels/provider.ts';
import type { Random } from '../../support/random.ts';
import type { Weather } from './weather.ts';

interface Sale {
  uid: string;
  room: number;
  nights: readonly string[];
}

/** Another site that sells the same rooms, and whose calendars lie now and then. */
export interface Calendars extends ChannelProvider {
  /** Sells a stay there if its own calendar, which knows nothing of ours, has it free. */
  sells(room: number): void;
  /** Cancels one of its sales. */
  cancels(): void;
  sales: readonly Sale[];
}

export const addressOf = (room: number) => `https://channel.example/${room}.ics`;

export function openCalendars(now: () => Date, weather: Weather, random: Random): Calendars {
  const sales: Sale[] = [];
  let sold = 0;
  const eventsOf = (room: number, { from }: { from: string }): ChannelEvent[] =>
    sales
      .filter((sale) => sale.room === room && (sale.nights.at(-1) ?? '') >= from)
      .map(({ uid, nights }) => ({
        uid,
        isBlock: false,
        nights: nights.filter((night) => night >= from),
        summary: 'Reserved',
        link: undefined,
      }));
  return {
    sales,
    sells(room) {
      const checkIn = addDays(todayInIndia(now()), 1 + random(60));
      const nights = nightsOf(checkIn, addDays(checkIn, 1 + random(3)));
      const isTaken = sales.some(
        (sale) => sale.room === room && sale.nights.some((one) => nights.includes(one)),
      );
      if (isTaken) return;
      sold += 1;
      sales.push({ uid: `${sold}@channel.example`, room, nights });
    },
    cancels() {
      sales.splice(random(sales.length), 1);
    },
    async receiveBookings({ url, range }): Promise<Reading> {
      const events = eventsOf(Number(/(\d+)\.ics/.exec(url)?.[1]), range);
      if (weather.strikes(20)) return { kind: 'failed', problem: { code: 'unreachable' } };
      if (weather.strikes(20)) {
        const problem = { code: 'unreadable_events', count: 1 } as const;
        return { kind: 'partial', events: events.slice(1), problem };
      }
      // It forgets all of its bookings once, and knows them again the next time.
      if (weather.strikes(40)) return { kind: 'whole', events: [], mark: null };
      return { kind: 'whole', events, mark: null };
    },
  };
}
