import { nightsOf } from '#domain/dates/calendar.ts';
import type { BookingsRequest, ChannelEvent, ChannelProvider, Reading } from '#server/channels/provider.ts';

export function channelEvent(uid: string, checkIn: string, checkOut: string): ChannelEvent {
  return {
    uid,
    isBlock: false,
    nights: nightsOf(checkIn, checkOut),
    summary: 'Reserved',
    link: `https://channel.example/${uid}`,
  };
}

/** Nights that the channel has closed, or that it sends back. */
export function channelBlock(uid: string, checkIn: string, checkOut: string): ChannelEvent {
  const nights = nightsOf(checkIn, checkOut);
  return { uid, isBlock: true, nights, summary: 'Airbnb (Not available)', link: undefined };
}

export interface ScriptedChannel extends ChannelProvider {
  says(url: string, reading: Reading | readonly ChannelEvent[]): void;
  waitFor(signal: Promise<unknown>): void;
  requests: BookingsRequest[];
}

export function scriptedChannel(): ScriptedChannel {
  const calendars = new Map<string, Reading>();
  let delay: Promise<unknown> = Promise.resolve();
  const channel: ScriptedChannel = {
    requests: [],
    says(url, reading) {
      const isReading = 'kind' in reading;
      calendars.set(url, isReading ? reading : { kind: 'whole', events: reading, mark: null });
    },
    waitFor(signal) {
      delay = signal;
    },
    async receiveBookings(request) {
      channel.requests.push(request);
      await delay;
      return calendars.get(request.url) ?? { kind: 'whole', events: [], mark: null };
    },
  };
  return channel;
}
