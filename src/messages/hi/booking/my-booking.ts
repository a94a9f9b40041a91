/** The page of one booking, `/my-booking`. */

export const title = 'मेरी बुकिंग';
export const description = 'आपकी बुकिंग, आपका इनवॉइस और आने का रास्ता।';
export const yourBooking = (reference: string) => `आपकी बुकिंग ${reference}`;
export const unknownBooking =
  'इस लिंक की कोई बुकिंग हमें नहीं मिली। हमारे सबसे नए ईमेल का लिंक खोलें, या जिस ईमेल से बुकिंग की थी उससे लॉग इन करें।';
export const allFacts =
  'आपकी बुकिंग की पूरी जानकारी: ठहरने के दिन, कितना चुकाया है और कितना देना है, इनवॉइस, होमस्टे का रास्ता, और बदलने या रद्द करने का तरीका।';
export const sendNewLink = 'मुझे नया लिंक भेजें';
export const linkNotSent = 'हम लिंक भेज नहीं पाए। कृपया एक मिनट बाद फिर कोशिश करें।';
export const loadFailed = 'आपकी बुकिंग खुल नहीं पाई। कृपया थोड़ी देर बाद फिर कोशिश करें।';

export const notPaidYet = 'इस बुकिंग का भुगतान अभी नहीं हुआ है। आपके कमरे थोड़ी देर के लिए रोके गए हैं।';
export const awaitsGuest = 'अभी मेज़बान को नहीं भेजा गया';
export const awaitsHost = 'मेज़बान के जवाब का इंतज़ार';
export const expired =
  'इस बुकिंग का भुगतान समय पर नहीं हुआ, इसलिए कमरे दूसरों के लिए खोल दिए गए। देर से आया भुगतान पूरा वापस होगा।';
/** To a request that no host has answered; `rooms` is how many rooms it held. */
export const lookAgain = (rooms: number) =>
  `आपसे कुछ नहीं लिया गया है। कृपया देखें कि ${rooms === 1 ? 'कमरा अब भी खाली है' : 'कमरे अब भी खाली हैं'} या नहीं।`;
export const notAnswered = (rooms: number) =>
  `मेज़बान ने समय पर जवाब नहीं दिया, इसलिए आपका अनुरोध ख़त्म हो गया। ${lookAgain(rooms)}`;
export const writeToHost = 'मेज़बान को लिखें';

/** After a stay that is over, to the same room and party. */
export const bookAgain = 'फिर से बुक करें';

/** The page on which guests tell who travels; links to it have its name. */
export const onlineCheckIn = 'ऑनलाइन चेक-इन';
