/** The host's calendar: rooms and their nights. */

import type * as en from '../../en/host/calendar.ts';

export { barFacts, beforeBar, cellName, fewest, step } from '../../en/host/calendar.ts';

export const TITLE = 'कैलेंडर';
export const CALENDAR_NOT_LOADED = 'कैलेंडर खुल नहीं पाया। कृपया फिर कोशिश करें।';
export const gridName = 'कमरे और रातें';
export const rooms = 'कमरे';
export const today = 'आज';
export const earlier = 'पहले';
export const later = 'बाद में';
export const offline = 'ऑफ़लाइन। जो दिख रहा है, वह पुराना हो सकता है।';
export const noRooms = 'अभी कोई कमरा नहीं है।';
export const help =
  'तीर वाले बटन से चलें, ऊपर तारीखों तक भी। स्पेस से रात चुनें, या तारीख पर सभी कमरों की वह रात। शिफ़्ट और तीर से और रातें या कमरे चुनें, कंट्रोल और स्पेस से एक और कमरा जोड़ें। एंटर से बुकिंग खोलें।';

export const STATES = {
  open: 'खुली',
  closed: 'बंद',
  held: 'रोकी गई',
  booked: 'बुक',
  channel: 'दूसरी साइट पर बुक',
} as const;
/** What the calendar's colours and signs mean, in a dialog. */
export const legend = 'निशान';
export const legendNights = 'रातें';
export const legendStays = 'बुकिंग';
export const legendSources = 'बुकिंग कहाँ से आई';
export const NIGHTS = {
  open: 'खुली: मेहमान इस कीमत पर बुक कर सकते हैं',
  minimum: 'खुली, पर कम से कम इतनी रात ठहरने पर',
  closed: 'बंद: मेहमान बुक नहीं कर सकते',
  reason: 'बंद, आपकी लिखी वजह के साथ',
  today: 'आज',
  past: 'बीती हुई',
  selected: 'चुनी हुई',
} as const;
export const BARS = {
  confirmed: 'बुक, कुछ बाकी नहीं',
  due: 'बुक, सुनहरा किनारा बताता है कि पैसे बाकी हैं',
  held: 'रोकी गई: अभी पक्की नहीं',
  no_show: 'नहीं आए: मेहमान पहुँचे ही नहीं',
  channel: 'दूसरी साइट पर बुक',
} as const;
export const shortBars = 'एक रात में सिर्फ़ नाम के पहले अक्षर और यह निशान समाते हैं।';
export const exampleGuest = 'आशा मिश्रा';
/** The reason of a night that another site has closed, without a booking. */
export const blockedOn = (channel: string) => `${channel} पर बंद`;
export const exampleReason = 'पुताई';

export const notRead = 'खुल रहा है';
export const stayOf = (guest: string) => `${guest} की बुकिंग`;
export const bookedOn = (site: string) => `${site} पर बुक`;

export const selection = 'चुनी हुई रातें';
export const countRooms = (count: number) => (count <= 1 ? `${count} कमरा` : `${count} कमरे`);
export const allRooms = (count: number) => `सभी ${countRooms(count)}`;
export const selectAllRooms = 'सभी कमरे चुनें';

export const nightsIn = (count: number, inRooms: number) =>
  `${inRooms} ${inRooms <= 1 ? 'कमरे' : 'कमरों'} में ${nights(count)}`;
export const nights = (count: number) => `${count} रात`;
export const ordinaryPrice = (price: string) => `${price} हर रात`;
export const prices = (from: string, to: string) => `${from} से ${to} हर रात`;
export const soldNights = (count: number) => `${count} बिकी`;
export const stayChanges = (count: number) => `${nights(count)} पर यह नियम बदलेगा।`;
export const minimum = (count: number) => `कम से कम ${nights(count)}`;

export const block = 'रातें बंद करें';
export const reason = 'वजह';
export const closedFor = (reasons: readonly string[]) => `वजह: ${reasons.join(', ')}`;
export const open = 'रातें खोलें';
export const setPrice = 'कीमत तय करें';
export const minimumStay = 'कम से कम रातें';
export const newBooking = 'नई बुकिंग';
export const undo = 'वापस लें';
export const clear = 'चुनाव हटाएँ';
export const close = 'बंद करें';
export const save = 'सहेजें';
export const cancel = 'रहने दें';
export const price = 'कीमत';
export const priceHint = 'रुपये में, हर रात की';
export const stayField = 'कम से कम कितनी रात';
export const stayHint = 'उनके लिए जो इन रातों से ठहरना शुरू करें';
export const whichDays = 'दिन';
export const DAYS = { all: 'सभी दिन', weekend: 'शुक्र + शनि', week: 'रवि – गुरु' } as const;
export const PRICE_NEEDED = '₹1 से ₹10,00,000 के बीच कीमत लिखें।';
export const STAY_NEEDED = '1 से 30 के बीच रातें लिखें।';
export const NO_PREVIEW = 'बदलाव अभी दिखाया नहीं जा सकता: सर्वर तक पहुँच नहीं हो रही।';
export const NOT_UNDONE = 'यह वापस नहीं हुआ: सर्वर तक पहुँच नहीं हो रही। कृपया फिर कोशिश करें।';
export const nothingChanges = 'कुछ नहीं बदलेगा।';
export const soldStay = (count: number) =>
  count <= 1 ? `${count} बिकी हुई रात जैसी है वैसी ही रहेगी` : `${count} बिकी हुई रातें जैसी हैं वैसी ही रहेंगी`;

type SetValues = Parameters<typeof en.saved>[0];

/** What was done, and which nights it left out. */
export function saved(set: SetValues, changed: number, kept: number, inRooms: number): string {
  const sold = kept > 0 ? ` ${soldStay(kept)}।` : '';
  if (changed === 0) return `कुछ नहीं बदला।${sold}`;
  const count = inRooms > 1 ? nightsIn(changed, inRooms) : nights(changed);
  return `${count} ${done(set, changed)}।${sold}`;
}

function done({ closed, price }: SetValues, changed: number): string {
  const went = changed <= 1 ? 'गई' : 'गईं';
  if (closed !== undefined) return closed ? `बंद हो ${went}` : `खुल ${went}`;
  return price === undefined ? 'पर कम से कम ठहरने का नियम लग गया' : 'की कीमत तय हो गई';
}

export function undone(changed: number, kept: number): string {
  const rest = kept <= 1 ? 'वैसी ही रही: वह बिक चुकी है' : 'वैसी ही रहीं: वे बिक चुकी हैं';
  const left = kept > 0 ? ` ${nights(kept)} ${rest} या बाद में बदली गई${kept <= 1 ? '' : 'ं'}।` : '';
  return `वापस लिया गया: ${nights(changed)} फिर पहले जैसी ${changed <= 1 ? 'है' : 'हैं'}।${left}`;
}
