/** Texts of payments (spec sections 5 and 8). */

export const optionNeeded = 'कृपया चुनें कि भुगतान कैसे करेंगे';

export const initializeFailed = 'भुगतान शुरू नहीं हो पाया। कृपया फिर कोशिश करें।';
export const verificationFailed = 'भुगतान की जाँच नहीं हो पाई। कृपया फिर कोशिश करें।';

/** Said before the sentence above if the checkout reported it. */
export const declined = 'आपके बैंक ने भुगतान रोक दिया।';

export const dismissed = 'भुगतान पूरा नहीं हुआ, इसलिए आपके कमरे रोके नहीं गए हैं। जब चाहें तब भुगतान कर सकते हैं।';
/** For rooms that stay held when the window is closed. */
export const notCompleted = 'भुगतान पूरा नहीं हुआ।';
export const staysHeld = (until: string) =>
  `आपकी बुकिंग ${until} तक आपके लिए रुकी रहेगी, और तब तक आप भुगतान कर सकते हैं।`;
export const balanceDismissed =
  'भुगतान पूरा नहीं हुआ। आपकी बुकिंग जैसी थी वैसी ही है, और बाकी रकम आप ऑनलाइन या होमस्टे पर दे सकते हैं।';
export const payBalance = (balance: string) => `बाकी चुकाएँ: ${balance}`;
export const paidInFull = 'पूरा भुगतान हो गया: होमस्टे पर ₹0 देना है।';
export const balanceChecking =
  'आपके भुगतान की पुष्टि हो रही है। आप यह पेज छोड़ सकते हैं: बुकिंग बनी रहेगी, और पैसे दो बार नहीं कटेंगे।';
export const holdOver =
  'भुगतान का समय निकल गया, इसलिए कमरे अब रोके नहीं गए हैं। कृपया फिर कोशिश करें। देर से आया भुगतान पूरा वापस होगा।';
export const reservationGone =
  'यह बुकिंग अब खुली नहीं है। अगर आपने पैसे दिए हैं, तो हम ईमेल से बताएँगे कि बुकिंग पक्की हुई या पैसे रिफ़ंड हुए।';
export const stillChecking =
  'आपके भुगतान की पुष्टि हो रही है। कृपया यह पेज खुला रखें: कमरे आपके लिए रोके गए हैं, और पैसे दो बार नहीं कटेंगे।';
export const interrupted = 'आपका एक भुगतान अधूरा है। आगे बढ़ें; पैसे दो बार नहीं कटेंगे।';

export function priceChanged(total: string, before: string): string {
  return `कीमत बदल गई है: नया कुल ${total} है (पहले: ${before})। कृपया देख लें, और ठीक लगे तो भुगतान करें।`;
}

export function roomTaken(names: readonly string[]): string {
  const rooms = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' और ');
  return `${rooms} अब आपकी तारीखों पर खाली नहीं ${names.length > 1 ? 'हैं' : 'है'}। कोई पैसा नहीं कटा।`;
}

export const invoiceFailed = 'इनवॉइस डाउनलोड नहीं हो पाया';
export const invoiceUnreadable = 'इनवॉइस खोलने में दिक्कत हुई। कृपया फिर कोशिश करें।';
