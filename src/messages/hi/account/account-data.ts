/** The profile's texts about stored data and deleting the account. */

export const title = 'आपका डेटा';
export const lead = 'देखें कि हम आपके बारे में क्या-क्या रखते हैं, या अपना खाता मिटाएँ।';
export const howLong = 'हम इसे कब तक रखते हैं';
export const download = 'मेरा डेटा डाउनलोड करें';
export const DOWNLOAD_FAILED = 'आपका डेटा डाउनलोड नहीं हो पाया। कृपया थोड़ी देर बाद फिर कोशिश करें।';

export const deleteAccount = 'खाता मिटाएँ';
export const deleteTitle = 'अपना खाता मिटाएँ?';
export const whatIsDeleted = (years: number) => [
  'आपका नाम, ईमेल, फ़ोन, पता, तस्वीर, पासवर्ड और प्रतीक्षा सूची में आपकी जगह अभी मिट जाएँगी, और आप हर जगह से लॉग आउट हो जाएँगे।',
  `टैक्स कानून के कारण हमें पिछली बुकिंग के इनवॉइस, उन पर लिखे नाम और पते के साथ, ${years} साल रखने पड़ते हैं। उन बुकिंग की बाकी सारी जानकारी अभी मिट जाएगी।`,
  'आगे की बुकिंग रद्द नहीं होंगी। उन्हें उनके ईमेल के लिंक से खोलें; उनकी जानकारी हम ठहरने के बाद तक रखते हैं।',
];
export const cannotUndo = 'मिटने के बाद यह वापस नहीं आएगा।';
export const yourPassword = 'आपका पासवर्ड';
export const forgotten = 'भूल गए? लॉग आउट करके पहले “पासवर्ड भूल गए?” चुनें।';
export const keepAccount = 'खाता रखें';
export const PASSWORD_NEEDED = 'कृपया अपना पासवर्ड लिखें।';
export const WRONG_PASSWORD = 'यह पासवर्ड सही नहीं है। कृपया फिर कोशिश करें।';
export const ACCOUNT_DELETED = 'आपका खाता मिट गया है।';
export const DELETE_FAILED = 'आपका खाता मिट नहीं पाया। कृपया थोड़ी देर बाद फिर कोशिश करें।';

/** A file's name stays Latin. */
export const FILE_NAME = 'my-data.json';
export const LAST_OWNER = 'यहाँ एक होमस्टे के अकेले मालिक आप हैं। पहले किसी और को मालिक के तौर पर बुलाएँ।';
