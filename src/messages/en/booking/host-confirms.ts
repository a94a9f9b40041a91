/** A request that its host confirms before it is paid. `rooms` is how many rooms it holds. */

export const title = 'The host confirms within 2 hours';
export const nothingPaid = (rooms: number) =>
  `You have paid nothing, and ${rooms === 1 ? 'the room is' : 'the rooms are'} held for you.`;
export const hostLooks = (until: string) => `The host looks, and answers by ${until}`;
export const thenHostLooks = 'Then the host looks, and answers within 2 hours';
export const why = (property: string, rooms: number) =>
  `Another site that sells ${rooms === 1 ? 'this room' : 'one of these rooms'} did not answer. ${property} checks whether it is booked there.`;
export const ifFree = (rooms: number) =>
  rooms === 1 ? 'If the room is free, you pay' : 'If all rooms are free, you pay';
/** `email` is unknown where another browser made the request. */
export const linkComes = (email: string | undefined) =>
  `A link to pay comes ${email ? `to ${email}` : 'by email'}. From then on you have 24 hours.`;
export const ifGone = 'If not, you pay nothing';
export const mailComes = 'We email you that, too.';
export const release = (rooms: number) => (rooms === 1 ? 'Release the room' : 'Release the rooms');
export const notReleased = 'Nothing was released. Please try again.';
