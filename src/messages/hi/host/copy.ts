/** An address that the host copies or sends: of a calendar, a payment, an invitation. */

export const copy = 'पता कॉपी करें';
export const copyForm = 'खोज का फ़ॉर्म कॉपी करें';
export const copyFormHint =
  'इसे किसी दूसरी साइट के पेज पर चिपकाएँ, जैसे ब्लॉग में: वहाँ खोज का फ़ॉर्म दिखेगा, जो आपके कमरे खोलता है।';
export const copied = 'कॉपी हो गया';
export const COPY_FAILED = 'ब्राउज़र कॉपी नहीं करने दे रहा। पता चुनकर हाथ से कॉपी करें।';
export const byWhatsApp = 'WhatsApp से भेजें';
