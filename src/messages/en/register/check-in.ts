/** The page on which guests tell before they come who travels. */

export const description = 'Tell your host who travels, before you arrive.';
export const lead =
  'Houses in India must keep a register of their guests. Tell your host now who travels, and arrive with nothing to write.';
export const keptSafe =
  'It is kept encrypted and shown to nobody else, except to the authorities who may ask for it.';
export const privacy = 'Privacy';

export const send = 'Send';
export const backToBooking = 'Your booking';

export const OFFLINE =
  "You're offline. Your details are kept on this phone and sent when you're back online.";
/** `missing` counts the travellers about whom nothing is known yet. */
export const sent = (missing: number) => {
  const rest =
    missing === 1 ? ' One traveller is still missing.' : ` ${missing} travellers are still missing.`;
  return `Your host has these details.${missing > 0 ? rest : ''}`;
};
export const lookBelow = 'Please look at the fields that are marked.';
export const TYPE_NUMBERS =
  'Please type the numbers of passport and visa again: they are not kept on this phone.';
export const NOT_SENT = "Your details couldn't be sent. Please try again.";
export const NOT_LOADED = "Your details couldn't be loaded.";
export const NOT_BOOKED = 'Online check-in is for bookings that are confirmed.';
