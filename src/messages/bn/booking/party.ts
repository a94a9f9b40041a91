/** A party as text, and the suggestion for one that needs several rooms. */

import type * as en from '../../en/booking/party.ts';
import { taxesIncluded } from './bill.ts';

const adultsOf = (count: number) => `${count} জন প্রাপ্তবয়স্ক`;
const childrenOf = (count: number) => `${count} জন শিশু`;
const roomsOf = (count: number) => `${count}টি ঘর`;

/** "3 জন অতিথি", and with children "2 জন প্রাপ্তবয়স্ক, 1 জন শিশু". */
export function partyOf({ adults, children }: { adults: number; children: number }): string {
  return children === 0 ? `${adults} জন অতিথি` : `${adultsOf(adults)}, ${childrenOf(children)}`;
}

/** "4 জন প্রাপ্তবয়স্ক", "2 জন প্রাপ্তবয়স্ক ও 1 জন শিশু". */
export function groupOf({ adults, children }: { adults: number; children: number }): string {
  return children === 0 ? adultsOf(adults) : `${adultsOf(adults)} ও ${childrenOf(children)}`;
}

/** A stay, and its party if that matters: "25–27 ডিসে, 3 জন অতিথি". */
export const stayAndParty = (stay: string, party: string | undefined) => (party ? `${stay}, ${party}` : stay);

/** The number fields of a party. */
export const whoIsComing = 'কারা আসছেন?';
export const GUESTS = { label: 'অতিথি', noun: 'অতিথি' } as const;
export const CHILDREN = { label: 'শিশু', noun: 'শিশু' } as const;

/** The group stands before a colon, so that it needs no case ending. */
export const needRooms = (group: string, rooms: number) => `${group}: ${roomsOf(rooms)} লাগবে`;
/** If one room would do with extra beds: what the offered rooms have. */
export const bedsFor = (group: string, rooms: number) => `${group}: সকলের বিছানা আছে ${rooms}টি ঘরে`;
/** If the rooms offered are more, because these have few beds. */
const needMoreRooms = (group: string, rooms: number) => `${group}: অন্তত ${roomsOf(rooms)} লাগবে`;

/**
 * Why rooms may be too small for a party, and what helps. `price`: an extra bed per day, 0 where none is offered.
 * `offered`: rooms on offer.
 */
export function fitNotice(
  fit: Parameters<typeof en.fitNotice>[0],
  group: string,
  price: string | 0,
  offered?: number,
): string {
  if (fit.fit === 'more-rooms') {
    const isLeast = offered !== undefined && offered !== fit.needed;
    return (isLeast ? needMoreRooms : needRooms)(group, fit.needed);
  }
  if (price === 0) return `${fit.sleeps} জনের জায়গা আছে: অতিরিক্ত বিছানা লাগলে আমাদের বলুন`;
  return fit.beds <= 1
    ? `${fit.sleeps} জনের জায়গা আছে: একটি অতিরিক্ত বিছানা নিন (রোজ ${price})`
    : `${fit.sleeps} জনের জায়গা আছে: ${fit.beds}টি অতিরিক্ত বিছানা নিন (প্রতিটি রোজ ${price})`;
}
export const bedsNextStep = 'বিছানা পরের ধাপে নিতে পারবেন।';

export const suggestion = (total: string, rooms: number) =>
  `আপনাদের সকলের জন্য সবচেয়ে কম ভাড়া: ${total}, ${rooms <= 1 ? 'আরও 1টি ঘর' : roomsOf(rooms)}, ${taxesIncluded}`;
export const together = (names: string, group: string, total: string) => `${names}-সহ, ${group}: ${total}`;
export const addSuggested = (count: number) => (count <= 1 ? 'এই ঘরটি নিন' : `এই ${count}টি ঘর নিন`);
export const addBoth = (count: number, total: string) => `${roomsOf(count)} কার্টে রাখুন: ${total}`;
export const partyInCart = (guests: number) => `আপনার কার্টের ঘরগুলিতে ${guests} জন অতিথি সকলেই থাকতে পারবেন।`;
export const notEnough = 'এই তারিখে আপনাদের সকলের জন্য যথেষ্ট ঘর খালি নেই। অন্য তারিখ দেখুন, বা দু-দলে ভাগ হয়ে বুক করুন।';
export const callUs = 'আমাদের ফোন করুন, একটা উপায় ঠিক বেরোবে:';
export const largeGroup = (group: string) => `এত জনের ঘর অনলাইনে বুক করা যায় না: ${group}।`;
