/** The homestays on the home page, and the page of one. */

export const fromPrice = (price: string) => `एक कमरा, एक रात: ${price} से`;
export const rooms = (count: number) => (count <= 1 ? `${count} कमरा` : `${count} कमरे`);
export const beach = 'समुद्र तट';
/** After the name of a place: "पैदल 10 मिनट". */
export const onFoot = (minutes: number) => `पैदल ${minutes} मिनट`;
export const seeRooms = 'कमरे और कीमतें देखें';
export const seeRoomsOf = (name: string) => `${name} के ${seeRooms}`;

export const title = (name: string) => `${name}, पुरी`;
export const description = (about: {
  name: string;
  suits: string | undefined;
  rooms: string;
  price: string;
}) =>
  `पुरी में ${about.name}: ${about.suits ? `${about.suits}। ` : ''}${about.rooms}${about.price ? `, ${about.price}` : ''}। फ़ोटो, कमरे, खाना, नक्शा और नियम।`;
export const homestayUnknown = 'होमस्टे नहीं मिला';
export const homestayUnknownWhy = 'आप जो होमस्टे ढूँढ रहे हैं, वह हमें नहीं मिला।';
export const pictures = 'तस्वीरें';
export const pictureOf = (tag: string, name: string) => (tag ? `${name}: ${tag}` : name);
export const aboutHomestay = (name: string) => `${name} के बारे में`;
export const atHomestay = 'होमस्टे में';
export const ourRooms = 'कमरे';
export const roomsLead = 'हर कमरे का अपना पेज है, जिसमें सारी फ़ोटो, हर रात की कीमत और बुकिंग है।';
export const sleeps = 'कितने लोग';
export const beds = 'बिस्तर';
export const floor = 'मंज़िल';
export const size = 'आकार';
export const ac = 'AC';
/** The words before and after the lowest price of a room, which is set in larger type. */
export const aroundPrice = () => ({ before: 'हर रात', after: 'से' });
export const unknown = 'मेज़बान से पूछें';
export const getAround = 'कहाँ है';
/** Lanes are longer than the straight line of a ring. */
export const ringsNote = (radii: readonly string[], minutes: readonly number[]) =>
  `घेरे दरवाज़े से सीधी रेखा में ${radii.join(' और ')} के हैं: पैदल कम से कम ${minutes.join(' और ')} मिनट।`;
export const policies = 'समय और नियम';
export const policiesLead = 'इस होमस्टे के सारे नियम, एक जगह।';
export const questions = 'अक्सर पूछे जाने वाले सवाल';

/** The label of a drawing that is shown in place of a photo. */
export const drawing = 'चित्र';
export const yourHost = 'आपके मेज़बान';
export const hostNamed = (name: string) => `${name}, आपके मेज़बान`;
export const callUs = (phone: string) => `या ${phone} पर फ़ोन करें`;
