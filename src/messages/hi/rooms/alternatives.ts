/** What a guest can book instead of a stay that can't be had, and how to ask the host. */

export const heading = 'इसके बदले आप यह बुक कर सकते हैं';
export const looking = 'दूसरी तारीखें देख रहे हैं…';
/** A longer stay of a room whose minimum stay is longer than the asked one. */
export const stayNights = (nights: number) => `${nights} रात ठहरें`;
export const otherHomestay = 'वही तारीखें, दूसरे होमस्टे में';
export const split = 'दो बुकिंग, हर एक का अलग भुगतान';
export const bookFirst = 'पहली बुकिंग करें';
export const bookSecond = 'दूसरी बुकिंग करें';
/** "12–14 फ़र॰ · Room 5", "12–14 फ़र॰ · Room 1, Room 2". */
export const datesAndRooms = (dates: string, rooms: readonly string[]) => `${dates} · ${rooms.join(', ')}`;

/** "20 वयस्क और 3 बच्चे, 12–14 मार्च 2027". */
export const groupAndDates = (group: string, dates: string) => `${group}, ${dates}`;
/** The beginning of a chat with the host. */
export const question = (request: string) => `क्या आपके यहाँ कमरे मिलेंगे: ${request}?`;
export const call = (phone: string) => `${phone} पर फ़ोन करें`;
