/** The host's page of other sites: whose calendars are read, and who reads ours. */

export { ofFeed, readFailed } from '../../en/host/channels.ts';

export const TITLE = 'चैनल';
export const NOT_LOADED = 'चैनल खुल नहीं पाए।';
export const ownersOnly = 'चैनल सिर्फ़ मालिकों के लिए हैं।';
export const asOf = (time: string) => `${time} की स्थिति।`;

const nightsOf = (count: number) => (count <= 1 ? `${count} रात` : `${count} रातें`);

/** A length of time in one unit, rounded down: "4 मिनट", "2 घंटे", "3 दिन". */
export function span(minutes: number): string {
  if (minutes < 120) return minutes < 60 ? `${Math.max(1, minutes)} मिनट` : '1 घंटे';
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} घंटे`;
  return `${Math.floor(minutes / (24 * 60))} दिन`;
}
const ago = (minutes: number) => (minutes < 1 ? 'अभी-अभी' : `${span(minutes)} पहले`);

export const why = 'कहीं से भी बुक हो, बिके एक ही बार';
export const whyText =
  'क्या आप अपने कमरे Airbnb या Booking.com पर भी बेचते हैं? उनके कैलेंडर जोड़ें: जो रात वहाँ बुक हुई, वह यहाँ नहीं बिकेगी, और जो यहाँ बुक हुई, वह वहाँ नहीं बिकेगी।';
export const limits =
  'दूसरी साइटें हमारा कैलेंडर कुछ-कुछ घंटों में पढ़ती हैं; इसे हम तेज़ नहीं कर सकते। हम उनका हर 10 मिनट में पढ़ते हैं, और यहाँ किसी मेहमान के भुगतान से पहले एक बार और।';

export const thisSite = 'यह साइट';

export const NO_ROOMS = 'अभी कोई कमरा नहीं है।';
export const toRooms = 'कमरा जोड़ें';
export const NOTHING_CONNECTED = 'सिर्फ़ यहाँ बिकता है।';
export const connect = 'साइट जोड़ें';
/** Read after the name of a button, for those who don't see where it is. */
export const ofRoom = (room: string) => `${room} के लिए`;

export const theirs = (site: string) => `${site} की बुकिंग यहाँ आती हैं`;
export const ours = (site: string) => `यहाँ की बुकिंग ${site} पर जाती हैं`;
export const bookings = (count: number) => `${count} बुकिंग`;
export const neverRead = 'कभी पढ़ा नहीं गया';
export const read = (minutes: number, events: number) => `${ago(minutes)} पढ़ा, ${bookings(events)}`;
export const nextRead = (minutes: number) =>
  minutes < 1 ? 'एक मिनट में फिर पढ़ेंगे' : `${span(minutes)} में फिर पढ़ेंगे`;
export const readNow = 'अभी पढ़ें';
export const readDone = (site: string, events: number) => `${site} पढ़ लिया: ${bookings(events)}।`;
export const NOT_READ = 'कैलेंडर पढ़ा नहीं गया: सर्वर तक पहुँच नहीं हो रही। कृपया फिर कोशिश करें।';

export const bookingsOnly = 'सिर्फ़ बुकिंग गिनें';
export const bookingsOnlyHint = (site: string) =>
  `जिन रातों को ${site} “उपलब्ध नहीं” कहता है, वे अगली बार पढ़ने के बाद से यहाँ बिकती रहेंगी।`;
export const unknownZone = (zone: string) =>
  `इस कैलेंडर का समय क्षेत्र “${zone}” हम नहीं पहचानते। रातें एक दिन आगे-पीछे हो सकती हैं।`;

export const remove = 'हटाएँ';
export const removeTitle = (site: string, room: string) => `${room} से ${site} हटाएँ?`;
export const removeLooking = 'इसका कैलेंडर अब नहीं पढ़ा जाएगा।';
export const removeNothing =
  'इसका कैलेंडर अब नहीं पढ़ा जाएगा। इससे आगे की कोई बुकिंग नहीं आई है। जो रातें इसने बंद की थीं, वे बिकने लगेंगी।';
export const removeText = (nights: number, stays: string) =>
  `इसका कैलेंडर अब नहीं पढ़ा जाएगा, और सिर्फ़ इसी की ली हुई ${nightsOf(nights)} बिकने ${nights <= 1 ? 'लगेगी' : 'लगेंगी'}: ${stays}। जो रातें इसने बंद की थीं, वे भी बिकने लगेंगी।`;
export const removeAddress = (site: string) =>
  `अगर यहाँ ${site} का कोई और कैलेंडर नहीं है, तो वह पता भी बंद हो जाएगा जिस पर वह हमारा कैलेंडर पढ़ता है।`;
export const moreStays = (count: number) => `और ${count} बुकिंग`;
export const removed = (site: string, room: string) => `${room} से ${site} हटा दिया गया।`;

export const addressOf = (site: string, room: string) => `${site} के लिए ${room} का पता`;
export const neverFetched = (site: string) => `${site} ने इसे अभी तक नहीं पढ़ा।`;
export const neverCame = (site: string) =>
  `${site} ने इसे अभी तक नहीं पढ़ा। पता कॉपी करें और ${site} की कैलेंडर सेटिंग में चिपकाएँ।`;
export const fetched = (site: string, minutes: number, usual: number | null) =>
  `${site} ने इसे ${ago(minutes)} पढ़ा${usual === null ? '' : `, आम तौर पर हर ${span(usual)} में`}।`;
export const late = (site: string, minutes: number, usual: number | null) =>
  `${site} ने इसे ${span(minutes)} से नहीं पढ़ा${usual === null ? '' : `, आम तौर पर हर ${span(usual)} में पढ़ता है`}। उसकी कैलेंडर सेटिंग खोलें और वहाँ रिफ़्रेश दबाएँ।`;
export const renew = 'नया पता';
export const renewTitle = (site: string) => `${site} के लिए नया पता?`;
export const renewText = (site: string) =>
  `पुराना पता तुरंत बंद हो जाएगा। जब तक आप नया पता ${site} पर नहीं डालते, ${site} को पता नहीं चलेगा कि यहाँ कौन-सी रातें बिकी हैं।`;
export const renewed = (site: string) => `नया पता बन गया। उसे कॉपी करके ${site} पर डालें।`;

export const silent = 'जब कोई साइट जवाब न दे';
export const silentHint =
  'यहाँ मेहमान के भुगतान से पहले हम कमरे के कैलेंडर एक बार और पढ़ते हैं। चुनें कि तब कोई पढ़ा न जा सके तो क्या हो।';
export const silentAt = (homestay: string) => `${silent}, ${homestay}`;
export const WHEN_SILENT = {
  sell: {
    name: 'फिर भी बेचें',
    means: 'मेहमान तुरंत भुगतान करेंगे। इस बीच वह रात वहाँ बिक गई हो, तो आपको तुरंत बताया जाएगा।',
  },
  ask: {
    name: 'पहले मुझसे पूछें',
    means: 'जब तक आप 2 घंटे के अंदर पक्का नहीं करते, मेहमान कुछ नहीं देंगे।',
  },
} as const;
