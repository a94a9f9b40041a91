/** A homestay's times, terms and distances as text, made from its figures. */

import { cancellationTerms } from '../booking/cancellation-terms.ts';
import { distance } from '../site/nearby.ts';

interface Times {
  checkIn: string;
  checkOut: string;
  gateOpens: string;
  gateCloses: string;
}

interface Figures extends Times {
  refunds: readonly { hoursBefore: number; percent: number }[];
  distances: Readonly<Partial<Record<'market' | 'restaurants' | 'beach', number | undefined>>>;
  minutesToBeach: number;
}

/** Titles of the policies made from figures. */
export const TERM_TITLES = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  gateTimings: 'Main gate',
  cancellation: 'Cancellation',
} as const;

function hourOf(time: string): { hour: number; minutes: string; half: 'AM' | 'PM' } {
  const [hours = '0', minutes = '00'] = time.split(':');
  return { hour: Number(hours) % 12 || 12, minutes, half: Number(hours) < 12 ? 'AM' : 'PM' };
}

/** `09:00` as `09:00 AM`. */
export function clock(time: string): string {
  const { hour, minutes, half } = hourOf(time);
  return `${String(hour).padStart(2, '0')}:${minutes} ${half}`;
}

/** `22:00` as `10 PM`. */
function shortClock(time: string): string {
  const { hour, minutes, half } = hourOf(time);
  return `${hour}${minutes === '00' ? '' : `:${minutes}`} ${half}`;
}

const gate = ({ gateOpens, gateCloses }: Times) =>
  `from ${shortClock(gateOpens)} to ${shortClock(gateCloses)}`;

const hasGate = ({ gateOpens, gateCloses }: Times) => gateOpens !== '' && gateCloses !== '';

/** `Open from 6 AM to 10 PM`; empty if the host has told no hours, like the sentence below. */
export const gateHours = (times: Times) => (hasGate(times) ? `Open ${gate(times)}` : '');

export const gateSentence = (times: Times) => (hasGate(times) ? `The main gate is open ${gate(times)}.` : '');

export function arrivalSentence(times: Times): string {
  const arrival = `Check-in is from ${clock(times.checkIn)}, check-out by ${clock(times.checkOut)}.`;
  return `${arrival} ${gateSentence(times)}`.trim();
}

/** The four policies made from figures, by the names of the contract. */
export function termPolicies(property: Figures): Record<keyof typeof TERM_TITLES, string> {
  return {
    checkIn: clock(property.checkIn),
    checkOut: clock(property.checkOut),
    gateTimings: gateHours(property),
    cancellation: cancellationTerms(property.refunds),
  };
}

/** Distances, as used in the questions; one that the host has not told is empty. */
export function distanceText({ distances, minutesToBeach }: Figures) {
  const { beach, market, restaurants } = distances;
  const minutes = `${minutesToBeach} minute${minutesToBeach === 1 ? '' : 's'}`;
  return {
    beach: beach === undefined ? '' : `${minutes} on foot (${distance(beach)})`,
    market: market === undefined ? '' : distance(market),
    restaurants: restaurants === undefined ? '' : distance(restaurants),
  };
}

/** A text of several homestays: once if it is the same, else with the name of each that has told it. */
export function ofProperties<Name extends string>(
  properties: readonly { name: string; text: Readonly<Record<Name, string>> }[],
): Partial<Record<Name, string>> {
  const names = Object.keys(properties[0]?.text ?? {}) as Name[];
  const entries = names.map((key) => {
    const texts = properties.map(({ text }) => text[key]);
    if (new Set(texts).size === 1) return [key, texts[0]];
    const told = properties.filter(({ text }) => text[key] !== '');
    return [key, told.map(({ name, text }) => `${text[key]} at ${name}`).join('; ')];
  });
  return Object.fromEntries(entries) as Partial<Record<Name, string>>;
}
