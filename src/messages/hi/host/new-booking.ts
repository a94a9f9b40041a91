/** A booking that the host makes for a guest. */

export const TITLE = 'नई बुकिंग';
export const guest = 'मेहमान';
export const phone = 'फ़ोन';
export const name = 'नाम';
export const email = 'ईमेल';
export const emailHint = 'ज़रूरी नहीं। पुष्टि भेजने के लिए।';
export const known = (name: string, reference: string) => `यह नंबर ${name} (${reference}) का है।`;
export const stay = 'ठहरने की जानकारी';
export const checkIn = 'चेक-इन';
export const checkOut = 'चेक-आउट';
export const room = 'कमरा';
export const anotherRoom = 'कमरा जोड़ें';
export const removeRoom = 'यह कमरा हटाएँ';
export const taken = (name: string) => `${name} (खाली नहीं)`;
export const free = (name: string, price: string) => `${name}, ${price}`;
export const adults = 'वयस्क';
export const children = 'बच्चे';
export const source = 'बुकिंग कैसे हुई?';
export const price = 'कीमत';
export const priceHint = (calendar: string) =>
  `कैलेंडर के हिसाब से ${calendar}, ज़्यादा दिन ठहरने की छूट से पहले। यही रखना हो तो खाली छोड़ें।`;
export const costs = (calendar: string) => `कैलेंडर के हिसाब से ${calendar}।`;
export const priceUnknown = 'कैलेंडर की कीमत रखनी हो तो खाली छोड़ें।';
export const payment = 'भुगतान';
export const PAYMENTS = {
  later: 'बाद में देंगे',
  now: 'अभी देंगे',
  link: 'कमरा रोकें',
} as const;
export const holdHours = 'कितने घंटे रोकें';
export const note = 'नोट';
export const noteHint = 'मेहमान भी इसे अपनी बुकिंग में देखेंगे।';
export const save = 'बुकिंग सहेजें';
export const draft = 'यह बुकिंग अभी सहेजी नहीं गई।';
export const discard = 'हटा दें';
export const sleepsFewer = (sleeps: number) =>
  `इन कमरों में ${sleeps} ${sleeps <= 1 ? 'व्यक्ति' : 'लोगों'} की जगह है। एक कमरा या अतिरिक्त बिस्तर जोड़ें।`;
export const NAME_NEEDED = 'मेहमान का नाम लिखें।';
export const REACH_NEEDED = 'फ़ोन नंबर या ईमेल लिखें।';
export const ROOM_NEEDED = 'कमरा चुनें।';
export const DATES_NEEDED = 'चेक-आउट की तारीख चेक-इन के बाद की होनी चाहिए।';
export const NOT_LOADED = 'कमरों की सूची खुल नहीं पाई।';
export const saved = (reference: string) => `बुकिंग ${reference} सहेज ली गई।`;
