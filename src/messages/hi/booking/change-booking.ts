/** Texts for changing a booking. */

export const title = 'बुकिंग बदलें';
export const keep = 'जैसी है वैसी रखें';
export const asking = 'कीमत देख रहे हैं…';
export const lookFailed = 'हम कीमत देख नहीं पाए। कृपया फिर कोशिश करें।';
export const changeFailed = 'हम आपकी बुकिंग बदल नहीं पाए। फिर कोशिश करने से पहले कृपया उसे देख लें।';

/** The terms of a change, shown before it is chosen. */
export const terms =
  'आपने जो दिया है, वह नई बुकिंग में जुड़ जाएगा। अगर ज़्यादा लगा तो आप सिर्फ़ फ़र्क देंगे; कम लगा तो रद्द करने के नियमों के हिसाब से हम रिफ़ंड करेंगे।';

export const unchanged = 'चुनें कि आप क्या बदलना चाहते हैं।';
export const totalBefore = (rupees: string) => `पहले: ${rupees}`;
export const same = 'कीमत वही रहेगी।';
export const refunded = (rupees: string) => `${rupees} का रिफ़ंड उसी तरीके से होगा जिससे आपने भुगतान किया था।`;
export const cancellationCharge = (rupees: string) => `रद्द करने का शुल्क: ${rupees}।`;
export const dueLater = (rupees: string) => `फिर ${rupees} होमस्टे पर चेक-इन के समय देने होंगे।`;
export const payNow = (rupees: string) => `यह बदलाव करने के लिए अभी ${rupees} चुकाएँ।`;
export const newTotal = 'नया कुल';
export const costs = 'बदलने में कितना लगेगा';
export const roomsTitle = 'कमरे';
export const bookedNow = 'अभी बुक हैं';
/** A free room: how many it sleeps, and its price. */
export const freeRoom = (capacity: number, rupees: string) =>
  `${capacity} ${capacity <= 1 ? 'व्यक्ति' : 'लोग'} · ${rupees} हर रात`;
export const oneRoomStays = 'बुकिंग में कम से कम एक कमरा होना चाहिए।';
export const lookingForRooms = 'खाली कमरे देख रहे हैं…';
export const noOtherRoom = 'इन तारीखों पर कोई और कमरा खाली नहीं है।';
export const roomsFailed = 'हम दूसरे कमरे देख नहीं पाए।';

/** Paying for a change that costs more now. */
export const payAndChange = (rupees: string) => `${rupees} चुकाएँ और बदलें`;
export const PAYING = {
  opening: 'इस बदलाव का भुगतान तैयार हो रहा है…',
  window: 'आपके भुगतान का इंतज़ार है…',
  verifying: 'इस बदलाव का भुगतान जाँच रहे हैं…',
  waiting: 'हम आपका भुगतान जाँच रहे हैं। पक्का होने तक आपकी बुकिंग जैसी है वैसी ही रहेगी।',
} as const;
export const paid = 'आपका भुगतान मिल गया और बुकिंग बदल गई है। नए इनवॉइस के साथ एक ईमेल आ रहा है।';
export const payDismissed =
  'भुगतान पूरा नहीं हुआ। आपकी बुकिंग जैसी थी वैसी ही है, और इस बदलाव का भुगतान आप अब भी कर सकते हैं।';
export const bookingStays = 'आपकी बुकिंग जैसी थी वैसी ही है।';
export const payFailed = 'भुगतान नहीं हो पाया। आपकी बुकिंग जैसी थी वैसी ही है, और आप फिर कोशिश कर सकते हैं।';
export const payNotOpened =
  'भुगतान का पेज नहीं खुल पाया। आपकी बुकिंग जैसी थी वैसी ही है। कृपया एक मिनट बाद फिर कोशिश करें।';
