/** The homestays on the home page, and the page of one. */

export const fromPrice = (price: string) => `From ${price} a room, a night`;
export const rooms = (count: number) => (count === 1 ? '1 room' : `${count} rooms`);
export const beach = 'Beach';
/** After the name of a place: "10 min on foot". */
export const onFoot = (minutes: number) => `${minutes} min on foot`;
export const seeRooms = 'See rooms and prices';
export const seeRoomsOf = (name: string) => `${seeRooms} at ${name}`;

export const title = (name: string) => `${name}, Puri`;
export const description = (about: {
  name: string;
  suits: string | undefined;
  rooms: string;
  price: string;
}) =>
  `${about.name} in Puri: ${about.suits ? `for ${about.suits.charAt(0).toLowerCase()}${about.suits.slice(1)}. ` : ''}${about.rooms}${about.price ? `, ${about.price}` : ''}. Photos, rooms, meals, map and policies.`;
export const homestayUnknown = 'Homestay not found';
export const homestayUnknownWhy = "We couldn't find the homestay you're looking for.";
export const pictures = 'Pictures';
export const pictureOf = (tag: string, name: string) => (tag ? `${tag} of ${name}` : name);
export const aboutHomestay = (name: string) => `About ${name}`;
export const atHomestay = 'At the homestay';
export const ourRooms = 'Rooms';
export const roomsLead =
  'Every room has its own page with all photos, the price of every night, and booking.';
export const sleeps = 'Sleeps';
export const beds = 'Beds';
export const floor = 'Floor';
export const size = 'Size';
export const ac = 'AC';
/** The words before and after the lowest price of a room, which is set in larger type. */
export const aroundPrice = () => ({ before: 'From', after: 'a night' });
export const unknown = 'Ask your host';
export const getAround = 'Where it is';
/** Lanes are longer than the straight line of a ring. */
export const ringsNote = (radii: readonly string[], minutes: readonly number[]) =>
  `The rings are ${radii.join(' and ')} from the door in a straight line: at least ${minutes.join(' and ')} minutes on foot.`;
export const policies = 'Times and policies';
export const policiesLead = 'What applies at this homestay, in one place.';
export const questions = 'Frequently asked questions';

/** The label of a drawing that is shown in place of a photo. */
export const drawing = 'Drawing';
export const yourHost = 'Your host';
export const hostNamed = (name: string) => `${name}, your host`;
export const callUs = (phone: string) => `or call ${phone}`;
