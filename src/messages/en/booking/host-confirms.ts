/** A request that its host confirms before it is paid. */

export const title = 'The host confirms within 2 hours';
export const nothingPaid = 'You have paid nothing, and the room is held for you.';
export const hostLooks = (until: string) => `The host looks, and answers by ${until}`;
export const thenHostLooks = 'Then the host looks, and answers within 2 hours';
export const why = (property: string) =>
  `Another site that sells this room did not answer. ${property} checks whether it is booked there.`;
export const ifFree = 'If the room is free, you pay';
/** `email` is unknown where another browser made the request. */
export const linkComes = (email: string | undefined) =>
  `A link to pay comes ${email ? `to ${email}` : 'by email'}. From then on you have 24 hours.`;
export const ifGone = 'If it is gone, you pay nothing';
export const mailComes = 'We email you that, too.';
export const release = 'Release the room';
export const notReleased = 'The room could not be released. Please try again.';
