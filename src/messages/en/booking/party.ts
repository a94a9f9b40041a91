/** A party as text, and the suggestion for one that needs several rooms. */

import { taxesIncluded } from './bill.ts';

/** "3 guests", and with children "2 adults, 1 child". */
export function partyOf({ adults, children }: { adults: number; children: number }): string {
  if (children === 0) return adults === 1 ? '1 guest' : `${adults} guests`;
  const grown = adults === 1 ? '1 adult' : `${adults} adults`;
  return `${grown}, ${children === 1 ? '1 child' : `${children} children`}`;
}

/** "4 adults", "2 adults and 1 child". */
export function groupOf({ adults, children }: { adults: number; children: number }): string {
  const grown = adults === 1 ? '1 adult' : `${adults} adults`;
  if (children === 0) return grown;
  return `${grown} and ${children === 1 ? '1 child' : `${children} children`}`;
}

/** A stay, and its party if that matters: "25–27 Dec, 3 guests". */
export const stayAndParty = (stay: string, party: string | undefined) => (party ? `${stay}, ${party}` : stay);

/** The number fields of a party. */
export const whoIsComing = 'Who is coming?';
export const GUESTS = { label: 'Guests', noun: 'guests' } as const;
export const CHILDREN = { label: 'Children', noun: 'children' } as const;

export const needRooms = (group: string, rooms: number) =>
  `For ${group} you need ${rooms === 1 ? '1 room' : `${rooms} rooms`}`;
/** If one room would do with extra beds: what the offered rooms have. */
export const bedsFor = (group: string, rooms: number) =>
  `Beds for ${group} in ${rooms === 1 ? '1 room' : `${rooms} rooms`}`;
/** If the rooms offered are more, because these have few beds. */
const needMoreRooms = (group: string, rooms: number) => `For ${group} you need at least ${rooms} rooms`;

/**
 * Why rooms may be too small for a party, and what helps. `price`: an extra bed per day, 0 where none is offered.
 * `offered`: rooms on offer.
 */
export function fitNotice(
  fit: { fit: 'extra-beds'; beds: number; sleeps: number } | { fit: 'more-rooms'; needed: number },
  group: string,
  price: string | 0,
  offered?: number,
): string {
  if (fit.fit === 'more-rooms') {
    const isLeast = offered !== undefined && offered !== fit.needed;
    return (isLeast ? needMoreRooms : needRooms)(group, fit.needed);
  }
  if (price === 0) return `Sleeps ${fit.sleeps}: ask us about an extra bed`;
  return fit.beds === 1
    ? `Sleeps ${fit.sleeps}: add an extra bed (${price} a day)`
    : `Sleeps ${fit.sleeps}: add ${fit.beds} extra beds (${price} a day each)`;
}
export const bedsNextStep = 'You can add beds in the next step.';

export const suggestion = (total: string, rooms: number) =>
  `Best price for your group: ${total} for ${rooms === 1 ? '1 more room' : `${rooms} rooms`}, ${taxesIncluded}`;
export const together = (names: string, group: string, total: string) =>
  `Together with ${names}, for ${group}: ${total}`;
export const addSuggested = (count: number) => (count === 1 ? 'Add this room' : `Add these ${count} rooms`);
export const addBoth = (count: number, total: string) => `Add ${count} rooms to cart: ${total}`;
export const partyInCart = (guests: number) => `The rooms in your cart take all ${guests} guests.`;
export const notEnough =
  "There aren't enough free rooms for your group on these dates. Please try different dates or split the group.";
export const callUs = 'Call us and we’ll find a solution:';
export const largeGroup = (group: string) => `We can't take ${group} online.`;
