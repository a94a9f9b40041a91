/** Sentences of the profile and of its calls (spec sections 2, 5 and 8). */

export const title = 'मेरी प्रोफ़ाइल';
export const lead =
  'आपकी बुकिंग और इनवॉइस, पसंद की सूची और आपकी जानकारी। इसी ईमेल से मेहमान के तौर पर की गई बुकिंग भी यहाँ हैं।';
export const pleaseLogIn = 'अपनी प्रोफ़ाइल देखने के लिए कृपया लॉग इन करें';
export const bookedAsGuest = 'मेहमान के तौर पर बुक किया था? उसी ईमेल से साइन अप करें, वे बुकिंग यहाँ दिखेंगी।';
export const loadingProfile = 'आपकी प्रोफ़ाइल खुल रही है…';
export const loadingBookings = 'आपकी बुकिंग खुल रही हैं…';

export const currentBookings = 'अभी की बुकिंग';
export const previousBookings = 'पिछली बुकिंग';
export const cancelledBookings = 'रद्द की गई बुकिंग';
export const wishlist = 'पसंद की सूची';
export const noUpcoming = 'आगे कोई बुकिंग नहीं है';
export const noPrevious = 'आपकी पिछली बुकिंग यहाँ दिखेंगी।';

export const bookedOn = (date: string) => `${date} को बुक किया`;
export const checkIn = 'चेक-इन';
export const checkOut = 'चेक-आउट';
export const stay = 'ठहरने के दिन';
export const payment = 'भुगतान';
const childrenOf = (count: number) => (count <= 1 ? `${count} बच्चा` : `${count} बच्चे`);
/** `3 मेहमान, जिनमें 1 बच्चा`. */
export const guestsOf = (guests: number, children: number) =>
  `${guests} मेहमान${children > 0 ? `, जिनमें ${childrenOf(children)}` : ''}`;
export const nightsOf = (number: number) => `${number} रात`;
export const breakfasts = (number: number) => `रोज़ ${number} ${number <= 1 ? 'नाश्ता' : 'नाश्ते'}`;
export const extraBeds = (number: number) => `${number} अतिरिक्त बिस्तर`;
export const viewBooking = 'बुकिंग देखें';
export const bookAgain = (room: string | undefined) => (room ? `फिर से बुक करें: ${room}` : 'फिर से बुक करें');

export const viewMore = 'और देखें';

export const NO_PHONE = 'फ़ोन नंबर नहीं है';

export const NOT_AN_IMAGE = 'कृपया कोई तस्वीर चुनें';
export const IMAGE_TOO_LARGE = 'तस्वीर 5 MB से छोटी होनी चाहिए';
export const PICTURE_SAVED = 'प्रोफ़ाइल की तस्वीर बदल गई';
export const PICTURE_FAILED = 'प्रोफ़ाइल की तस्वीर अपलोड नहीं हो पाई। कृपया फिर कोशिश करें।';

export const PROFILE_SAVED = 'प्रोफ़ाइल सहेज ली गई';
export const PROFILE_NOT_SAVED = 'प्रोफ़ाइल सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।';
export const PROFILE_FAILED = 'प्रोफ़ाइल खुल नहीं पाई। कृपया थोड़ी देर बाद फिर कोशिश करें।';
export const PROFILE_UNREADABLE = 'प्रोफ़ाइल खुल नहीं पाई। सर्वर का जवाब समझ में नहीं आया।';
export const BOOKINGS_UNREADABLE = 'बुकिंग खुल नहीं पाईं। सर्वर का जवाब समझ में नहीं आया।';

export const PASSWORD_EMPTY = 'पासवर्ड खाली नहीं हो सकता';
export const PASSWORD_CHANGED = 'पासवर्ड बदल गया';
export const PASSWORD_NOT_CHANGED = 'पासवर्ड बदल नहीं पाया। कृपया मौजूदा पासवर्ड जाँचकर फिर कोशिश करें।';
