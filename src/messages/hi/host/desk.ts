/** The frame of the host's pages: tabs, signing in, sources and statuses. */

export const TITLE = 'मेज़बान डेस्क';
export const description = 'होमस्टे सँभालें: आने वाले मेहमान, कैलेंडर, बुकिंग और पैसे।';

/** The pages, by their path; the first three stay in view on a phone. */
export const TABS = {
  '/host': 'आज',
  '/host/calendar': 'कैलेंडर',
  '/host/bookings': 'बुकिंग',
  '/host/rooms': 'कमरे',
  '/host/rates': 'किराए',
  '/host/channels': 'चैनल',
  '/host/money': 'पैसे',
  '/host/papers': 'कागज़ात',
  '/host/register': 'रजिस्टर',
  '/host/reviews': 'रिव्यू',
  '/host/codes': 'कोड',
  '/host/people': 'लोग',
  '/host/changes': 'बदलाव',
  '/host/words': 'शब्द',
} as const;
export const hostPages = 'मेज़बान डेस्क';
export const more = 'और';
export const toWords = 'शब्द और तस्वीरें';
export const toSite = 'मेहमानों की साइट';

export const logIn = 'लॉग इन';
export const signOut = 'लॉग आउट';
export const signedOut = 'जिस खाते पर आपको न्योता मिला था, कृपया उसी से लॉग इन करें।';
export const openDemo = 'डेमो डेस्क खोलें';
export const demoHint = 'यह सिर्फ़ इसी मशीन पर दिखता है, डेमो होमस्टे के साथ। सब कुछ आज़माकर देख सकते हैं।';
export const forHosts = 'यह पेज मेज़बानों के लिए है';
export const forHostsMore = 'आपका खाता किसी होमस्टे से जुड़ा नहीं है। मालिक से कहें कि आपको जोड़ लें।';
export const loading = 'खुल रहा है…';
export const HOST_NOT_LOADED = 'यह पेज खुल नहीं पाया। कृपया फिर कोशिश करें।';
export const tryAgain = 'फिर कोशिश करें';
export const offline = 'ऑफ़लाइन';
export const noNetwork = 'सर्वर तक पहुँच नहीं हो रही। जब तक वह नहीं लौटता, कुछ बदला नहीं जा सकता।';

export const SOURCES = {
  web: 'हमारी साइट',
  phone: 'फ़ोन',
  whatsapp: 'WhatsApp',
  walk_in: 'सीधे आए',
  ota: 'बुकिंग साइट',
  channel: 'दूसरी साइट',
} as const;

export const STATUSES = {
  held: 'रोकी गई',
  expired: 'समय निकल गया',
  confirmed: 'पक्की',
  no_show: 'नहीं आए',
  cancelled: 'रद्द',
} as const;

export const awaitsHost = 'आपके जवाब का इंतज़ार';
export const guestSaysPaid = (reference: string) => `मेहमान कहते हैं, पैसे दे दिए: ${reference}`;
export const accept = 'पक्का करें';
export const acceptedUnpaid = 'पक्का हो गया। मेहमान आने पर पैसे देंगे।';
export const accepted = 'पक्का हो गया। मेहमान अब भुगतान कर सकते हैं।';

export const newBooking = 'नई बुकिंग';
export const roomsToCome = (rooms: string) => `आना बाकी: ${rooms}`;
export const checkIn = 'चेक-इन करें';
export const checkOut = 'चेक-आउट करें';
export const noShow = 'नहीं आए';
export const recordPayment = 'भुगतान दर्ज करें';
export const call = (name: string) => `${name} को फ़ोन करें`;
export const whatsApp = (name: string) => `${name} को WhatsApp करें`;
export const due = (amount: string) => `${amount} बाकी`;
export const paid = 'पूरा चुकाया';
export const guests = (count: number) => `${count} मेहमान`;
export const nights = (count: number) => `${count} रात`;
export const LOOKING = 'अभी पता नहीं चला; देख रहे हैं…';
export const HERE_AS_STORED = 'अभी यह ऐसे ही दर्ज है। काम न हुआ हो तो फिर दबाएँ: कोई काम दो बार नहीं होता।';
export const NOT_REACHED =
  'पता नहीं चला कि काम हुआ या नहीं: सर्वर तक पहुँच नहीं हो रही। सर्वर लौट आए तो फिर दबाएँ: कोई काम दो बार नहीं होता।';
export const SAVED = 'सहेज लिया गया।';
export const NOT_SAVED = 'यह सहेजा नहीं गया: सर्वर तक पहुँच नहीं हो रही। कृपया फिर कोशिश करें।';
