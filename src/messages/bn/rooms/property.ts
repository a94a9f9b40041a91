/** A homestay's times, terms and distances as text, made from its figures. */

import type * as en from '../../en/rooms/property.ts';
import { cancellationTerms } from '../booking/cancellation-terms.ts';
import { distance } from '../site/nearby.ts';

type Times = Parameters<typeof en.gateHours>[0];
type Figures = Parameters<typeof en.termPolicies>[0];

/** Titles of the policies made from figures. */
export const TERM_TITLES = {
  checkIn: 'চেক-ইন',
  checkOut: 'চেক-আউট',
  gateTimings: 'সদর দরজা',
  cancellation: 'বাতিল',
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
  `${shortClock(gateOpens)} থেকে ${shortClock(gateCloses)} পর্যন্ত`;

const hasGate = ({ gateOpens, gateCloses }: Times) => gateOpens !== '' && gateCloses !== '';

/** `6 AM থেকে 10 PM পর্যন্ত খোলা`; empty if the host has told no hours, like the sentence below. */
export const gateHours = (times: Times) => (hasGate(times) ? `${gate(times)} খোলা` : '');

export const gateSentence = (times: Times) => (hasGate(times) ? `সদর দরজা ${gate(times)} খোলা থাকে।` : '');

export function arrivalSentence(times: Times): string {
  const arrival = `চেক-ইন ${clock(times.checkIn)} থেকে, চেক-আউট ${clock(times.checkOut)} পর্যন্ত।`;
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
  return {
    beach: beach === undefined ? '' : `হেঁটে ${minutesToBeach} মিনিট (${distance(beach)})`,
    market: market === undefined ? '' : distance(market),
    restaurants: restaurants === undefined ? '' : distance(restaurants),
  };
}

/** After the name of a homestay: distances are from it. */
const at = (fact: string) => (['beach', 'market', 'restaurants'].includes(fact) ? ' থেকে' : ':');

/** A text of several homestays: once if it is the same, else with the name of each that has told it. */
export function ofProperties<Name extends string>(
  properties: readonly { name: string; text: Readonly<Record<Name, string>> }[],
): Partial<Record<Name, string>> {
  const names = Object.keys(properties[0]?.text ?? {}) as Name[];
  const entries = names.map((key) => {
    const texts = properties.map(({ text }) => text[key]);
    if (new Set(texts).size === 1) return [key, texts[0]];
    const told = properties.filter(({ text }) => text[key] !== '');
    return [key, told.map(({ name, text }) => `${name}${at(key)} ${text[key]}`).join('; ')];
  });
  return Object.fromEntries(entries) as Partial<Record<Name, string>>;
}
