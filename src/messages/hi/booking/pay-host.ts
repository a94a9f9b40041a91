/** A booking of a house without a payment gateway: the host confirms it, and the guest pays the host. */

export const linkTitle = 'हमारे ईमेल का लिंक खोलें';
/** `email` is unknown where another browser made the request. */
export const openLink = (email: string | undefined) =>
  `हमने ${email ?? 'आपके ईमेल'} पर एक लिंक भेजा है। आप उसे खोलेंगे, तभी मेज़बान को आपका अनुरोध मिलेगा।`;
export const heldUntil = (until: string) => `तब तक आपके कमरे थोड़ी ही देर रोके गए हैं: ${until} तक।`;
export const sendAgain = 'लिंक फिर से भेजें';

export const title = 'आपका अनुरोध मेज़बान के पास है';
export const hostConfirms = (until: string) =>
  `मेज़बान ${until} तक पक्का करेंगे, और तब तक आपके कमरे रोके गए हैं। मेज़बान के पक्का करते ही आपकी बुकिंग हो जाएगी। हम आपको ईमेल करेंगे।`;
export const heldTitle = (rooms: number) => (rooms <= 1 ? 'आपका कमरा रोका गया है' : 'आपके कमरे रोके गए हैं');
export const heldForMoney = (until: string, rooms: number) =>
  `${rooms <= 1 ? 'आपका कमरा' : 'आपके कमरे'} ${until} तक ${rooms <= 1 ? 'रोका गया है' : 'रोके गए हैं'}। मेज़बान आपके पैसे दर्ज कर लें, तब आपकी बुकिंग हो जाएगी।`;
export const payHost = (amount: string) => `मेज़बान को ${amount} दें`;
/** Where the homestay has no UPI ID. */
export const hostTells = 'पैसे आप मेज़बान को देते हैं, इस साइट पर नहीं। कैसे देना है, मेज़बान बता देंगे, या आप आकर दे दें।';
export const hostTellsHow = 'पैसे आप मेज़बान को देते हैं, इस साइट पर नहीं। कैसे देना है, मेज़बान बता देंगे।';
export const payWith = 'किसी भी UPI ऐप से दें: कोड स्कैन करें, इस फ़ोन का ऐप खोलें, या UPI ID लिखें।';
export const upiId = 'UPI ID';
export const qrCode = 'UPI का QR कोड';
export const openApp = 'इस फ़ोन का UPI ऐप खोलें';

export const reference = 'रेफ़रेंस';
export const referenceHint = 'भुगतान का नंबर, जैसा आपके UPI ऐप या बैंक में दिखता है।';
export const REFERENCE_NEEDED = '4 से 40 अक्षर और अंक लिखें, बीच में खाली जगह न छोड़ें।';
export const iHavePaid = 'मैंने पैसे दे दिए';
export const NOT_TOLD = 'मेज़बान को बता नहीं पाए: सर्वर तक पहुँच नहीं हो रही। कृपया फिर दबाएँ।';
export const saidPaid = (said: string) =>
  `आपने मेज़बान को बता दिया है कि पैसे दे दिए। रेफ़रेंस: ${said}। मेज़बान देखेंगे कि पैसे आए या नहीं।`;
export const otherReference = 'रेफ़रेंस ठीक करें';

export const declined = 'माफ़ कीजिए, मेज़बान आपका अनुरोध पक्का नहीं कर पाए।';
export const requestOver =
  'यह बुकिंग समय पर पक्की नहीं हुई, इसलिए कमरे दूसरों के लिए खोल दिए गए। अगर आप मेज़बान को पैसे दे चुके हैं, तो कृपया लिखें या फ़ोन करें।';
export const linkStillOpens =
  'हमारे ईमेल का लिंक समय पर नहीं खुला, इसलिए आपके कमरे दूसरों के लिए खोल दिए गए। अगर लिंक खोलते समय वे खाली हुए, तो आपका अनुरोध मेज़बान को मिल जाएगा।';
