/** Nights sold twice: by a booking here and by another site. */

export { stay, where } from '../../en/host/conflicts.ts';

export const title = 'दो बार बिकी रातें';
/** "शुक्र, 18 दिस॰ की रात", "रातें 18–20 दिस॰". */
export const night = (day: string) => `${day} की रात`;
export const nights = (ranges: readonly string[]) => `रातें ${ranges.join(', ')}`;
export const foundAt = (time: string) => `पता चला ${time}`;
export const here = 'यहाँ बुक';
export const openAt = (site: string) => `${site} पर खोलें`;
export const newTab = '(नए टैब में खुलेगा)';
export const callGuest = 'फ़ोन करें';
export const writeGuest = 'WhatsApp';
export const whatToDo = (site: string) =>
  `यहाँ की बुकिंग बनी रहेगी। किसी एक मेहमान को दूसरा कमरा दें, या ${site} पर रद्द करें।`;
/** `first`: the site whose booking has the nights here. */
export const betweenSites = (first: string, site: string) =>
  first === site
    ? `दोनों ${site} ने ही बेची हैं। वहीं किसी एक को बदलें या रद्द करें।`
    : `दोनों दूसरी साइटों पर बिकी हैं। ${first} पर या ${site} पर किसी एक को बदलें या रद्द करें।`;
export const move = (guest: string, room: string) => `${guest} को ${room} में ले जाएँ`;
export const offer = (site: string, rooms: string) => `${site} के मेहमान के लिए: ${rooms} खाली है।`;
export const offerMany = (site: string, rooms: string) => `${site} के मेहमान के लिए ये खाली हैं: ${rooms}।`;
export const NO_FREE_ROOM = 'दोनों में से किसी मेहमान के लिए ऐसा कोई कमरा खाली नहीं है।';

export const settle = 'सुलझ गया';
export const ownBlock = (reference: string, site: string) =>
  `अगर यह ${reference} की ही नकल है जो हमने ${site} को भेजी थी, तो “${settle}” दबाएँ।`;
export const settleTitle = 'सुलझ गया?';
export const settleText = (room: string, nights: string) =>
  `${room}, ${nights}: यह ध्यान देने वाली सूची से हट जाएगा।`;
export const how = 'कैसे सुलझा?';
export const howHint = 'चाहें तो दूसरे मेज़बानों के लिए लिख दें।';
export const notYet = 'अभी नहीं';
export const settledDone = '“सुलझ गया” लिख दिया गया।';
export const settledBefore = (count: number) => `पिछले 30 दिनों में सुलझे (${count})`;
export const settledAt = (time: string) => `सुलझा ${time}`;
export const both = (reference: string, guest: string, site: string) => `${reference} ${guest} और ${site}`;
