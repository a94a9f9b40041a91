/** Words of the suggestion for a party that needs several rooms. */

export const needRooms = (guests: number, rooms: number) => `For ${guests} guests you need ${rooms} rooms`;
export const needMoreRooms = (guests: number, rooms: number) =>
  `For ${guests} guests you need at least ${rooms} rooms`;
export const suggestion = (total: string) => `These rooms together sleep all of you, for the least: ${total}`;
export const addSuggested = (count: number) => (count === 1 ? 'Add this room' : `Add these ${count} rooms`);
export const partyInCart = (guests: number) => `The rooms in your cart take all ${guests} guests.`;
export const notEnough =
  'The rooms that are free for these dates do not take all of you. Please try different dates or split the group.';
