/** The list of bookings. */

export const TITLE = 'बुकिंग';
export const search = 'खोजें';
export const searchHint = 'नाम, फ़ोन, ईमेल या रेफ़रेंस';
export const status = 'स्थिति';
export const source = 'कहाँ से';
export const anyStatus = 'कोई भी स्थिति';
export const anySource = 'कहीं से भी';
export const from = 'कब से';
export const to = 'कब तक';
export const filters = 'फ़िल्टर';
export const found = (count: number) => `${count} बुकिंग`;
export const FILTERS = { owes: 'पैसे बाकी', unconfirmed: 'पक्की नहीं', not_told: 'बताया नहीं' } as const;
export const quick = 'सिर्फ़ ये दिखाएँ';
export const select = 'चुनें';
export const stopSelecting = 'हो गया';
export const cancelMany = (count: number) => `${count} बुकिंग रद्द करें`;
export const keepMany = 'रहने दें';
export const reasonHint = 'सिर्फ़ मेज़बानों के लिए।';
export const messageHint = 'हर मेहमान के ईमेल या WhatsApp संदेश में जाएगा। ज़रूरी नहीं।';
export const notCancellable = (count: number) =>
  count <= 1 ? `इनमें से ${count} रद्द नहीं हो सकती।` : `इनमें से ${count} रद्द नहीं हो सकतीं।`;
export const manyCancelled = (count: number) =>
  count <= 1 ? `${count} बुकिंग रद्द हो गई` : `${count} बुकिंग रद्द हो गईं`;
export const notCancelled = 'रद्द नहीं हुई';
export const NO_BOOKING = 'अभी कोई बुकिंग नहीं है।';
export const NONE = 'ऐसी कोई बुकिंग नहीं मिली। नाम का कोई हिस्सा लिखें, या फ़िल्टर कम करें।';
export const NOT_LOADED = 'बुकिंग खुल नहीं पाईं।';
