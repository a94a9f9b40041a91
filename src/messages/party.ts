/** A party in words, and the suggestion for one that needs several rooms. */

/** "3 guests", and with children "2 adults, 1 child". */
export function partyOf({ adults, children }: { adults: number; children: number }): string {
  if (children === 0) return adults === 1 ? '1 guest' : `${adults} guests`;
  const grown = adults === 1 ? '1 adult' : `${adults} adults`;
  return `${grown}, ${children === 1 ? '1 child' : `${children} children`}`;
}

export const needRooms = (guests: number, rooms: number) => `For ${guests} guests you need ${rooms} rooms`;
export const needMoreRooms = (guests: number, rooms: number) =>
  `For ${guests} guests you need at least ${rooms} rooms`;
export const suggestion = (total: string) => `These rooms together sleep all of you, for the least: ${total}`;
export const addSuggested = (count: number) => (count === 1 ? 'Add this room' : `Add these ${count} rooms`);
export const partyInCart = (guests: number) => `The rooms in your cart take all ${guests} guests.`;
export const notEnough =
  'The rooms that are free for these dates do not take all of you. Please try different dates or split the group.';
