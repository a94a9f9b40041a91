/** The privacy page and the terms, besides the text of content/legal; and the links to them. */

export const PRIVACY = {
  title: 'गोपनीयता',
  description: 'अपने मेहमानों के बारे में हम क्या जानते हैं, वह किस काम आता है, उसे कब तक रखते हैं, और कैसे मिटवाएँ।',
  periods: 'हम इसे कब तक रखते हैं',
  periodsLead:
    'उसके बाद इसे मिटा दिया जाता है, या ऐसा कर दिया जाता है कि कोई न जान सके कि किसका था; बैकअप में थोड़ा बाद में।',
  complaints: 'सवाल और शिकायतें',
} as const;

export const TERMS = {
  title: 'शर्तें',
  description: 'मेहमान और मेज़बान किन बातों पर सहमत हैं: बुकिंग, भुगतान, रद्द करना, ठहरना, और लागू कानून।',
} as const;

export const writeTo = 'अपनी जानकारी से जुड़ी किसी भी बात के लिए हमें लिखें या फ़ोन करें:';
export const board =
  'अगर हमारे जवाब से आप संतुष्ट न हों, तो भारतीय डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं, बिना किसी शुल्क के।';

/** Text and links in order, so that the verb follows the link. */
export const agreeBooking = <Link>(terms: Link, privacy: Link) => [
  'बुकिंग करके आप हमारी ',
  terms,
  ' मानते हैं। आपकी जानकारी का हम क्या करते हैं: ',
  privacy,
  '।',
];
export const agreeSignUp = <Link>(terms: Link, privacy: Link) => [
  'साइन अप करके आप हमारी ',
  terms,
  ' मानते हैं। आपकी जानकारी का हम क्या करते हैं: ',
  privacy,
  '।',
];

/** How guests pay, which the settings of the server decide: with Razorpay, or the host. */
export const PAYING = {
  title: 'जब आप पैसे देते हैं',
  online: {
    terms:
      'आप बुक करते समय पूरे पैसे देते हैं, या उस समय एडवांस और बाकी चेक-इन से पहले या चेक-इन पर। इस साइट पर भुगतान Razorpay से होता है। भुगतान पूरा होने तक आपके कमरे रुके रहते हैं।',
    privacy:
      'आप Razorpay से पैसे देते हैं। आपके कार्ड, बैंक या UPI की जानकारी Razorpay को जाती है, हमें कभी नहीं। हमें सिर्फ़ यह पता चलता है कि कितना दिया, कब दिया, और भुगतान का नंबर क्या है।',
  },
  toHost: {
    terms:
      'पैसे आप इस साइट पर नहीं, मेज़बान को देते हैं: UPI से या होमस्टे पर। जब तक मेज़बान आपकी बुकिंग पक्की नहीं करते, आपके कमरे रुके रहते हैं।',
    privacy:
      'पैसे आप मेज़बान को देते हैं, UPI से या होमस्टे पर। आपके कार्ड, बैंक या UPI की जानकारी इस साइट से नहीं गुज़रती। हम लिखकर रखते हैं कि कितना दिया, कब दिया, और भुगतान का वह रेफ़रेंस जो आप बताते हैं।',
  },
} as const;
