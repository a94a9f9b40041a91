/** Places to visit, festivals and directions: labels beside the text of content/. */

export const placesToVisit = 'पुरी के आसपास घूमने की जगहें';
export const away = (distance: string) => `${distance} दूर`;
export const map = 'नक्शा';
export const onTheMap = (place: string) => `${map}: ${place}`;
export const viewOnMap = 'नक्शे पर देखें';
export const viewPlaceOnMap = (place: string) => `${viewOnMap}: ${place}`;
export const learnMore = 'और जानें';
export const learnMoreOf = (place: string) => `${place} के बारे में और जानें`;
export const bestTime = 'सबसे अच्छा समय';
export const entryFee = 'प्रवेश शुल्क';
export const openingHours = 'खुलने का समय';

/** The link at the end of a place's page. */
export const allPlaces = 'पुरी के आसपास की सब जगहें';

export const festivals = 'त्योहार';
export const past = 'बीत गया';
/** Where a past festival leads. */
export const nextDates = 'अगली तारीखें देखें';
export const nextDatesOf = (festival: string, dates: string) => `${nextDates}: ${festival}, ${dates}`;
export const bookForFestival = (festival: string, dates: string) => `${festival} के लिए अभी बुक करें, ${dates}`;

/** On the page of a festival. */
export const FESTIVAL = {
  title: (festival: string) => `पुरी में ${festival}`,
  description: (festival: string, dates: string) =>
    `पुरी में ${festival}${dates && `, ${dates}`}: कहाँ खड़े हों, क्या बंद रहता है, कैसे पहुँचें, और कमरे कहाँ देखें।`,
  dates: 'तारीखें',
  over: (year: number) => `${year} में यह हो चुका है।`,
  unknown: (year: number) => `${year} की तारीखें अभी पता नहीं हैं।`,
  /** Before the name of an almanac. */
  source: 'चंद्र पंचांग के अनुसार। मिलाकर देखें:',
  ask: 'टिकट लेने से पहले अपने मेज़बान से पूछ लें: आखिरी फ़ैसला मंदिर का होता है।',
  rooms: (dates: string) => `कमरे खोजें, ${dates}`,
  /** Below the link to the rooms. */
  eveningBefore: 'एक रात पहले से, ताकि सुबह आप वहीं हों।',
} as const;

/** On the page of a place. */
export const PLACE = {
  description: (place: string) =>
    `पुरी से ${place} घूमने जाएँ: वहाँ क्या देखें, सबसे अच्छा समय, प्रवेश शुल्क, खुलने का समय और नक्शा।`,
} as const;

export const whatGuestsSay = 'हमारे मेहमान क्या कहते हैं';
/** Before the source of a figure, for screen readers. */
export const source = 'स्रोत:';
export const welcome = 'स्वागत है';
export const callUs = 'हमें फ़ोन करें';
export const writeToUs = 'हमें लिखें';
