/** The page of people, alerts and sessions. */

/** A file's name stays Latin. */
export { backupName } from '../../en/host/people.ts';

export const TITLE = 'लोग';
export const NOT_LOADED = 'लोग खुल नहीं पाए।';
export const ownersOnly = 'यहाँ कौन काम करता है, यह सिर्फ़ मालिक देखते हैं, और वही दूसरों को बुलाते हैं।';
export const people = 'यहाँ कौन काम करता है';
export const you = 'आप';
export const ROLES = { owner: 'मालिक', staff: 'स्टाफ़' } as const;
export const roleAt = (role: keyof typeof ROLES, homestays: string) => `${ROLES[role]} · ${homestays}`;
export const rightsOf = (name: string) => `${name} क्या-क्या कर सकते हैं`;
export const RIGHTS = {
  prices: 'कीमतें तय करना',
  void: 'भुगतान रद्द करना',
  cancel: 'बुकिंग रद्द करना',
  refund: 'पैसे लौटाना, पासकी से',
} as const;
export const rightSet = (name: string) => `${name} क्या कर सकते हैं, यह सहेज लिया गया।`;
export const remove = 'हटाएँ';
export const removeOf = (name: string) => `${name} को हटाएँ`;
export const removeTitle = (name: string) => `${name} को हटाएँ?`;
export const removeText = (homestays: string) =>
  `वे अब ${homestays} का डेस्क नहीं खोल पाएँगे। उनकी बनाई बुकिंग और नोट रहेंगे।`;
export const removeYourself = (homestays: string) =>
  `आप अब ${homestays} का डेस्क नहीं खोल पाएँगे। किसी दूसरे मालिक को आपको फिर बुलाना होगा।`;
export const keep = 'रहने दें';
export const removed = (name: string) => `${name} को हटा दिया गया।`;

export const invitations = 'बुलाए गए';
export const until = (day: string) => `${day} तक`;
export const withdraw = 'वापस लें';
export const withdrawOf = (email: string) => `${email} का न्योता वापस लें`;
export const withdrawn = (email: string) => `${email} का न्योता वापस ले लिया गया।`;

export const invite = 'किसी को बुलाएँ';
export const email = 'ईमेल';
export const emailHint = 'उन्हें एक लिंक मिलेगा, जो 24 घंटे तक, एक ही बार चलेगा।';
export const phone = 'फ़ोन';
export const phoneHint = 'जिस स्टाफ़ का ईमेल नहीं है: लिंक आपको मिलेगा, आप उसे भेज दें, जैसे WhatsApp से।';
export const linkTitle = 'न्योते का लिंक';
export const sendLink = (phone: string) =>
  `यह लिंक ${phone} पर भेजें। जिसके पास यह होगा, वह 24 घंटे के अंदर एक बार जुड़ सकता है। यह फिर नहीं दिखेगा।`;
export const role = 'काम';
export const ROLE_CHOICES = {
  staff: { name: 'स्टाफ़', means: 'आज, कैलेंडर, बुकिंग और भुगतान' },
  owner: { name: 'मालिक', means: 'सब कुछ, पैसे और लोग भी' },
} as const;
export const homestays = 'होमस्टे';
export const send = 'न्योता भेजें';
export const invited = (email: string) => `${email} को बुलाया गया।`;
export const WHOM_NEEDED = 'उनका ईमेल या फ़ोन नंबर लिखें।';
export const EMAIL_OR_PHONE = 'ईमेल या फ़ोन नंबर लिखें, दोनों नहीं।';
export const HOMESTAY_NEEDED = 'होमस्टे चुनें।';

export const passkeys = 'आपकी पासकी';
export const NO_PASSKEYS = 'आपकी अभी कोई पासकी नहीं है।';
export const added = (day: string) => `जोड़ी गई ${day}`;
export const lastUsed = (day: string) => `इस्तेमाल हुई ${day}`;
export const neverUsed = 'तब से इस्तेमाल नहीं हुई';
export const addPasskey = 'पासकी जोड़ें';
export const addHint = 'हर फ़ोन और कंप्यूटर के लिए एक, ताकि फ़ोन खो जाए तो भी आप अंदर आ सकें।';
export const passkeyAdded = 'पासकी जुड़ गई।';
export const passkeyRemoved = 'पासकी हटा दी गई।';
export const removePasskeyTitle = 'यह पासकी हटाएँ?';
export const removePasskeyText = (name: string) => `“${name}” से अब डेस्क नहीं खुलेगा।`;
export const codesLeft = (count: number) =>
  count <= 1 ? `${count} रिकवरी कोड बचा है।` : `${count} रिकवरी कोड बचे हैं।`;

export const newCodes = 'नए रिकवरी कोड';
export const newCodesTitle = 'नए रिकवरी कोड बनाएँ?';
export const newCodesText = 'पुराने कोड अब नहीं चलेंगे। नए एक ही बार दिखेंगे।';
export const makeCodes = 'नए कोड बनाएँ';

export const sessions = 'आपके लॉग इन';
export const sessionsHint = '12 घंटे बाद पासकी या पासवर्ड फिर से माँगा जाता है।';
export const SESSIONS_NOT_LOADED = 'आपके लॉग इन खुल नहीं पाए।';
export const PASSKEYS_NOT_LOADED = 'आपकी पासकी खुल नहीं पाईं।';
export const since = (time: string) => `${time} से`;
export const ends = (time: string) => `${time} पर खत्म`;
export const thisSession = 'यह ब्राउज़र';
export const end = 'खत्म करें';
export const endOf = (time: string) => `${time} से चल रहा लॉग इन खत्म करें`;
export const ended = 'लॉग इन खत्म हो गया।';

export const backup = 'बैकअप';
export const backupText =
  'एक फ़ाइल में सारी बुकिंग, तस्वीरें और सेटिंग, जो पासफ़्रेज़ से बंद रहती है। इसे घर से बाहर रखें, जैसे पेन ड्राइव पर।';
export const passphrase = 'पासफ़्रेज़';
export const passphraseHint = 'डाउनलोड से पहले इसे लिख लें: इसके बिना फ़ाइल कोई नहीं खोल सकता। कम से कम 12 अक्षर।';
export const PASSPHRASE_SHORT = 'पासफ़्रेज़ में कम से कम 12 अक्षर चाहिए।';
export const downloadBackup = 'बैकअप डाउनलोड करें';
export const BACKED_UP = 'बैकअप डाउनलोड हो गया। पासफ़्रेज़ अपने पास रखें।';
export const NO_PASSPHRASE = 'कोई पासफ़्रेज़ सुझाया नहीं जा सका।';
export const NO_BACKUP_HERE = 'डेटाबेस अपने अलग सर्वर पर है, और बैकअप वही बनाता है: उसी का प्रोग्राम चलाएँ।';
