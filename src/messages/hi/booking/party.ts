/** A party as text, and the suggestion for one that needs several rooms. */

import type * as en from '../../en/booking/party.ts';
import { taxesIncluded } from './bill.ts';

const adultsOf = (count: number) => `${count} वयस्क`;
const childrenOf = (count: number) => (count <= 1 ? `${count} बच्चा` : `${count} बच्चे`);
const roomsOf = (count: number) => (count <= 1 ? `${count} कमरा` : `${count} कमरे`);

/** "3 मेहमान", and with children "2 वयस्क, 1 बच्चा". */
export function partyOf({ adults, children }: { adults: number; children: number }): string {
  return children === 0 ? `${adults} मेहमान` : `${adultsOf(adults)}, ${childrenOf(children)}`;
}

/** "4 वयस्क", "2 वयस्क और 1 बच्चा". */
export function groupOf({ adults, children }: { adults: number; children: number }): string {
  return children === 0 ? adultsOf(adults) : `${adultsOf(adults)} और ${childrenOf(children)}`;
}

/** A stay, and its party if that matters: "25–27 दिस॰, 3 मेहमान". */
export const stayAndParty = (stay: string, party: string | undefined) => (party ? `${stay}, ${party}` : stay);

/** The number fields of a party. */
export const whoIsComing = 'कौन-कौन आ रहे हैं?';
export const GUESTS = { label: 'मेहमान', noun: 'मेहमान' } as const;
export const CHILDREN = { label: 'बच्चे', noun: 'बच्चे' } as const;

/** The group stands before a colon, so that it needs no case ending. */
export const needRooms = (group: string, rooms: number) => `${group}: ${roomsOf(rooms)} चाहिए`;
/** If one room would do with extra beds: what the offered rooms have. */
export const bedsFor = (group: string, rooms: number) =>
  `${group}: सबके लिए बिस्तर, ${rooms} ${rooms <= 1 ? 'कमरे' : 'कमरों'} में`;
/** If the rooms offered are more, because these have few beds. */
const needMoreRooms = (group: string, rooms: number) => `${group}: कम से कम ${roomsOf(rooms)} चाहिए`;

/**
 * Why rooms may be too small for a party, and what helps. `price`: an extra bed per day, 0 where none is offered.
 * `offered`: rooms on offer.
 */
export function fitNotice(
  fit: Parameters<typeof en.fitNotice>[0],
  group: string,
  price: string | 0,
  offered?: number,
): string {
  if (fit.fit === 'more-rooms') {
    const isLeast = offered !== undefined && offered !== fit.needed;
    return (isLeast ? needMoreRooms : needRooms)(group, fit.needed);
  }
  const room = fit.sleeps <= 1 ? `${fit.sleeps} व्यक्ति की जगह है` : `${fit.sleeps} लोगों की जगह है`;
  if (price === 0) return `${room}: अतिरिक्त बिस्तर के बारे में हमसे पूछें`;
  return fit.beds <= 1
    ? `${room}: एक अतिरिक्त बिस्तर जोड़ें (${price} रोज़)`
    : `${room}: ${fit.beds} अतिरिक्त बिस्तर जोड़ें (हर एक ${price} रोज़)`;
}
export const bedsNextStep = 'बिस्तर आप अगले चरण में जोड़ सकते हैं।';

export const suggestion = (total: string, rooms: number) =>
  `आपके समूह के लिए सबसे अच्छी कीमत: ${total} में ${rooms <= 1 ? '1 और कमरा' : `${rooms} कमरे`}, ${taxesIncluded}`;
export const together = (names: string, group: string, total: string) => `${names} के साथ, ${group}: ${total}`;
export const addSuggested = (count: number) => (count <= 1 ? 'यह कमरा जोड़ें' : `ये ${count} कमरे जोड़ें`);
export const addBoth = (count: number, total: string) => `${count} कमरे कार्ट में जोड़ें: ${total}`;
export const partyInCart = (guests: number) => `आपके कार्ट के कमरों में सभी ${guests} मेहमान आ जाएँगे।`;
export const notEnough =
  'इन तारीखों पर आपके समूह के लिए काफ़ी कमरे खाली नहीं हैं। कृपया दूसरी तारीखें देखें या समूह को बाँट लें।';
export const callUs = 'हमें फ़ोन करें, मिलकर कोई रास्ता निकालेंगे:';
export const largeGroup = (group: string) => `इतने लोगों की बुकिंग ऑनलाइन नहीं हो सकती: ${group}।`;
