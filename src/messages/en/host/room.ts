/** The page on which a host describes a room. */

export const TITLE = 'Room';
export const newTitle = 'New room';
export const newIntro =
  'Describe the room first. Then you add its photos and open its nights in the calendar.';
export const create = 'Add the room';
export const CREATED = 'The room is added. Now its photos.';

export const about = 'About the room';
export const name = 'Name';
export const nameHint = 'As it stands on the door';
export const description = 'Description';
export const descriptionHint = 'What a guest sees on entering: light, colours, view, quiet';
export const capacity = 'Guests it sleeps';
export const guests = 'guests';
export const size = 'Size';
export const sizeHint = 'Such as “180 sq ft”';
export const beds = 'Beds';
export const bedsHint = 'Such as “Double bed and a cot”';
export const floor = 'Floor';
export const floorHint = 'Such as “First floor, no lift”';
export const film = 'Film on YouTube';
export const filmHint = 'Its address, or empty';
export const NOT_A_FILM = 'This is not the address of a film on YouTube.';

export const amenities = 'What is in the room';
export const cooling = 'Air conditioning';
export const COOLING = { ac: 'AC room', plain: 'No AC' } as const;
export const SUGGESTED = [
  ...['Attached Bathroom', 'Hot Water', 'Balcony', 'Free WiFi', 'Television', 'Ceiling Fan'],
  ...['Kettle', 'Wardrobe', 'Desk', 'Mosquito Net', 'Sea View', 'Extra Blankets'],
] as const;
export const another = 'Something else';
export const add = 'Add';

/** Retiring a room, which guests then no longer see. */
const MOST_NAMED = 3;

export const aHold = 'a hold';

/** `stays` are references with dates. */
export const roomBooked = (stays: readonly string[]) => {
  const others = stays.length - MOST_NAMED;
  const named = stays.slice(0, MOST_NAMED).join(', ');
  return `This room still has stays or holds ahead: ${named}${others > 0 ? ` and ${others} more` : ''}. Move or cancel them first.`;
};

export const retire = 'Retire';
export const restore = 'Restore';
export const retireTitle = 'Retire the room';
export const retireExplained =
  'If guests can no longer book this room, retire it. Its bookings and figures stay, and you can restore it.';
export const retireQuestion = (name: string) => `Retire ${name}?`;
export const retireConsequence =
  'Guests no longer see the room, and it is not in the calendar, in new bookings and in rates. Its past bookings and figures stay.';
export const retired = 'Retired';
export const retiredOn = (date: string) =>
  `Retired on ${date}. Guests don't see this room, and nobody can book it.`;
export const RETIRED = 'The room is retired.';
export const RESTORED = 'The room is restored. Its nights are on sale again as they were set.';
