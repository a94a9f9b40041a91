/** The table of retention periods on the privacy page: a row for each kind of `domain/content/retention.ts`, in its order. */

import type * as English from '../../en/site/retention.ts';

type Keep = Parameters<typeof English.howLong>[0];
type Event = Parameters<typeof English.howLong>[1];
type Homestays = NonNullable<Parameters<typeof English.howLong>[2]>;

export const KINDS = {
  unpaidBooking: { what: 'बुकिंग जिसके पैसे कभी नहीं दिए गए', why: 'भुगतान बाद में भी आ सकता है।' },
  invoice: {
    what: 'नाम, पता, और क्या बुक हुआ व कितना दिया गया',
    why: 'टैक्स कानून: इनवॉइस रखने ज़रूरी हैं।',
  },
  channelEvent: {
    what: 'हमारे कमरों में ठहरने के बारे में दूसरी बुकिंग साइट का कैलेंडर क्या कहता है',
    why: 'कुछ साइटें उसमें नाम लिखती हैं। यह चाहिए ताकि एक कमरा दो बार न बिके।',
  },
  guestEmail: {
    what: 'बुकिंग का ईमेल; उससे आपका खाता हो तो और ज़्यादा समय',
    why: 'आपको कागज़ात और रिफ़ंड भेजने के लिए।',
  },
  stayDetails: {
    what: 'बुकिंग का फ़ोन नंबर, पहुँचने का समय और टिप्पणियाँ',
    why: 'आपसे बात करने के लिए, और कुछ अधूरा रह जाए तो उसे पूरा करने के लिए।',
  },
  register: {
    what: 'मेहमानों का रजिस्टर (यात्री, पासपोर्ट)',
    why: 'कानून हर घर से यह माँगता है। यह एन्क्रिप्ट करके रखा जाता है; पासपोर्ट सिर्फ़ मालिक देखते हैं।',
  },
  bookingLink: { what: 'हमारे ईमेल में बुकिंग के लिंक', why: 'आपकी बुकिंग खोलने के लिए।' },
  bookingTrace: {
    what: 'किसने कहाँ से बुक किया, ऐसे रूप में जो हम पढ़ नहीं सकते',
    why: 'ताकि कोई सब कमरे न रोक ले।',
  },
  reviewName: {
    what: 'रिव्यू पर पहला नाम; आपके शब्द बने रहते हैं',
    why: 'यह दिखाने के लिए कि शब्द किसके हैं, अगर आपने हामी भरी हो।',
  },
  hostAct: {
    what: 'मेज़बान ने बुकिंग के साथ क्या किया, और कब',
    why: 'ताकि पूछने पर हम बता सकें, जैसे इनवॉइस के लिए।',
  },
  quote: { what: 'कीमतें जो हमने बताई थीं, आपकी टिप्पणियों के साथ', why: 'अपना वादा निभाने के लिए।' },
  waiting: { what: 'प्रतीक्षा सूची में जगहें', why: 'कमरा खाली होने पर आपको बताने के लिए।' },
  unprovenEntry: {
    what: 'प्रतीक्षा सूची में जगह जिसकी पुष्टि नहीं हुई',
    why: 'हो सकता है आप पुष्टि कर दें।',
  },
  sentMail: {
    what: 'हमारे भेजे ईमेल का रिकॉर्ड',
    why: 'यह जानने के लिए कि कोई ईमेल क्यों नहीं पहुँचा।',
  },
  unprovenAccount: {
    what: 'खाता जिसके ईमेल की पुष्टि नहीं हुई',
    why: 'हो सकता है आप पुष्टि कर दें।',
  },
  session: { what: 'लॉग इन', why: 'आपका लॉग इन बनाए रखने के लिए।' },
  accountLink: { what: 'नए पासवर्ड या नए खाते के लिंक', why: 'ताकि आप लॉग इन कर सकें।' },
  invitation: { what: 'होमस्टे चलाने के न्योते', why: 'ताकि मेज़बान जुड़ सकें।' },
  leftPicture: { what: 'प्रोफ़ाइल तस्वीर जो आपने बदल दी', why: 'एक दिन में मिटा दी जाती है।' },
  counter: {
    what: 'किसी पते या ईमेल से कितनी बार कोशिश हुई, ऐसे रूप में जो हम पढ़ नहीं सकते',
    why: 'अनुमान लगाने वालों और ज़्यादा भार से बचाव के लिए।',
  },
  pageView: {
    what: 'पेज जो खोले गए',
    why: 'यह देखने के लिए कि क्या पढ़ा जाता है, और पिछले साल से मिलाने के लिए।',
  },
} as const;

export const ACCOUNT = {
  what: 'आपका खाता: ईमेल, नाम, फ़ोन नंबर, पता, तस्वीर',
  howLong: 'जब तक आप इसे न मिटाएँ',
  why: 'आपको आपकी बुकिंग दिखाने के लिए।',
} as const;

/** Each stands before "after" and "until". */
const EVENTS: Record<Event, string> = {
  'hold ended': 'कमरा छूटने',
  booked: 'बुकिंग',
  'check-out': 'चेक-आउट',
  joined: 'सूची में जुड़ने',
  'requested night': 'आपकी माँगी हुई पहली रात',
  expired: 'समय पूरा होने',
  sent: 'भेजने',
  viewed: 'पेज खुलने',
  'signed up': 'साइन अप करने',
  replaced: 'बदलने',
  acted: 'काम होने',
};

const yearsText = (years: number) => `${years} साल`;

/** `1 year after check-out`, or `Kutir: 1 year, Bhavan: 3 years after check-out` where homestays differ. */
function registerKept(homestays: Homestays, event: string): string {
  const [first = { years: 1 }] = homestays;
  const isOne = homestays.every(({ years }) => years === first.years);
  const periods = homestays.map(({ name, years }) => `${name}: ${yearsText(years)}`).join(', ');
  return isOne ? `${event} के ${yearsText(first.years)} बाद तक` : `${event} के बाद ${periods}`;
}

/** `30 days after check-out` */
export function howLong(keep: Keep, after: Event, homestays: Homestays = []): string {
  if ('yearsOf' in keep) return registerKept(homestays, EVENTS[after]);
  if ('financialYears' in keep)
    return `${after === 'acted' ? 'जिस वित्त वर्ष में काम हुआ' : 'आप जिस वित्त वर्ष में ठहरे'}, उसके खत्म होने के ${keep.financialYears} साल बाद तक`;
  if (keep.days === 0) return `${EVENTS[after]} तक`;
  return `${EVENTS[after]} के ${keep.days} दिन बाद तक`;
}

export const COLUMNS = { what: 'क्या', howLong: 'कब तक', why: 'क्यों' } as const;
