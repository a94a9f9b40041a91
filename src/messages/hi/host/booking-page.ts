/** One booking as the host sees it. */

export { lessBy, step } from '../../en/host/booking-page.ts';

export const TITLE = 'बुकिंग';
export const NOT_FOUND = 'आपके होमस्टे में ऐसी कोई बुकिंग नहीं है।';
export const NOT_LOADED = 'बुकिंग खुल नहीं पाई।';
export const back = 'सभी बुकिंग';

export const stay = 'ठहरने की जानकारी';
export const rooms = 'कमरे';
export const dates = 'तारीखें';
export const guests = 'मेहमान';
export const party = (adults: number, children: number) =>
  `${adults} वयस्क${children > 0 ? `, ${children} ${children <= 1 ? 'बच्चा' : 'बच्चे'}` : ''}`;
export const arrival = 'पहुँचने का समय';
export const email = 'ईमेल';
export const phone = 'फ़ोन';
export const note = 'मेहमान का नोट';
export const extras = 'इंतज़ाम करना है';
/** Whom papers are made out to, beside the guest. */
export const company = 'कंपनी';
export const addCompany = 'कंपनी जोड़ें';
export const changeCompany = 'कंपनी बदलें';
export const gstinOf = (gstin: string) => `GSTIN ${gstin}`;
export const breakfasts = (count: number) => `रोज़ के नाश्ते: ${count}`;
export const extraBeds = (count: number) => `अतिरिक्त बिस्तर: ${count}`;
export const roomByRoom = 'एक-एक कमरे का चेक-इन';
export const checkInRoom = (room: string) => `${room} का चेक-इन करें`;
export const heldUntil = (when: string) => `कमरा ${when} तक रोका गया है।`;
/** Without a gateway. */
export const confirmUntil = (when: string) =>
  `मेहमान पैसे आपको देंगे। पैसे आ जाएँ तो दर्ज कर दें, या ${when} तक पक्का करें: तब मेहमान आने पर देंगे।`;
export const answerUntil = (when: string) =>
  `एक और साइट, जहाँ यह कमरा बिकता है, जवाब नहीं दे रही। वहाँ देख लें, और कमरा खाली हो तो ${when} तक पक्का करें; फिर मेहमान भुगतान करेंगे।`;
export const ofChannel = (site: string) => `${site} पर बुक। बदलना या रद्द करना हो तो वहीं करें।`;
export const endedAtChannel = (site: string) =>
  `यह अब ${site} के कैलेंडर में नहीं है, इसलिए इसकी रातें फिर से बुक हो सकती हैं।`;
export const checkCode = (code: string) => `जाँच कोड: ${code}`;
export const bookedOn = (when: string) => `बुक हुई ${when}`;

export const money = 'पैसे';
export const total = 'कुल';
export const paid = 'चुकाया';
export const balance = 'बाकी';
/** What a code has taken off the rooms. */
export const code = (name: string) => `कोड ${name}`;
export const priceIsSet = 'कीमत मेहमान के साथ तय हुई थी।';
export const payments = 'भुगतान';
export const METHODS = {
  online: 'ऑनलाइन',
  cash: 'नकद',
  upi: 'UPI',
  bank: 'बैंक ट्रांसफ़र',
  card: 'कार्ड मशीन',
} as const;
export const declineRefund = 'मना करें, पूरा रिफ़ंड';
export const declineRefundTitle = (amount: string) => `बुकिंग से मना करें और ${amount} रिफ़ंड करें`;
export const declineReason = 'आप मना क्यों कर रहे हैं?';
export const declinedThisYear = (count: number) =>
  `इस साल ${count} बुकिंग पूरे रिफ़ंड के साथ मना की ${count <= 1 ? 'गई' : 'गईं'}।`;
export const refundAnyway = 'फिर भी रिफ़ंड करें';
export const refundAnywayTitle = (amount: string) => `${amount} रिफ़ंड करें`;
export const refunded = 'रिफ़ंड हो गया।';
export const cancelledByGuest = 'यह बुकिंग मेहमान ने रद्द की।';
export const cancelledByHost = 'यह बुकिंग डेस्क से रद्द की गई।';
export const voided = (reason: string) => `रद्द: ${reason}`;
export const voidPayment = 'यह भुगतान रद्द करें';
export const voidNamed = (amount: string) => `यह भुगतान रद्द करें: ${amount}`;
export const voidTitle = 'यह भुगतान रद्द करें';
export const reason = 'वजह';
export const REASON_NEEDED = 'वजह लिखें।';
export const paymentVoided = 'भुगतान रद्द हो गया।';
export const refunds = 'रिफ़ंड';
export const REFUND_STATES = { due: 'भेजा जा रहा है', paid_out: 'दे दिया', failed: 'नहीं हो पाया' } as const;
export const byHand = 'आपको खुद देना है';
export const paidOut = 'दे दिया';
export const paidOutNamed = (amount: string) => `${amount} का रिफ़ंड दे दिया`;
export const refundTicked = 'रिफ़ंड पर “दे दिया” का निशान लग गया।';
export const sendPaymentLink = 'भुगतान का लिंक भेजें';
export const linkTitle = 'भुगतान का लिंक';
export const linkMade = (emailedTo: string | undefined) =>
  emailedTo
    ? `मेहमान इस पेज पर भुगतान कर सकते हैं। लिंक ${emailedTo} पर ईमेल कर दिया गया है।`
    : 'मेहमान इस पेज पर भुगतान कर सकते हैं।';

export const askForReview = 'WhatsApp पर रिव्यू माँगें';

export const acts = 'आगे क्या करना है?';
export const undoCheckIn = 'चेक-इन वापस लें';
export const undoCheckOut = 'चेक-आउट वापस लें';
export const undoNoShow = '“नहीं आए” वापस लें';
export const move = 'बुकिंग बदलें';
export const cancel = 'बुकिंग रद्द करें';
export const decline = 'मना करें';
export const declineTitle = 'इस अनुरोध के लिए मना करें?';
export const declinePaidText = (reference: string) =>
  `मेहमान का अनुरोध खत्म हो जाएगा। वे कहते हैं कि पैसे दे दिए (${reference}): वे पैसे खुद लौटाएँ और निशान लगा दें।`;
export const declineText = 'मेहमान का अनुरोध खत्म हो जाएगा, और कोई पैसा नहीं कटेगा।';
export const declined = 'मना कर दिया।';
export const resend = 'पुष्टि फिर भेजें';
export const print = 'प्रिंट करें';
export const addNote = 'नोट जोड़ें';
export const noteTitle = 'मेज़बानों के लिए नोट';
export const noteText = 'नोट';
export const saveNote = 'नोट सहेजें';
export const noteSaved = 'नोट सहेज लिया गया।';

export const nights = 'रातें';
export const messages = 'संदेश';
export const message = 'संदेश';
export const sendMessage = 'संदेश भेजें';
export const messageHint = (hasEmail: boolean) =>
  `मेहमान इसे अपनी बुकिंग के पेज पर${hasEmail ? ' और ईमेल में' : ''} पढ़ेंगे।`;
export const savedTexts = 'सहेजे हुए संदेश';
export const TEXTS_NOT_LOADED = 'सहेजे हुए संदेश खुल नहीं पाए।';
export const changeTexts = 'इन्हें बदलें';
export const textName = (number: number) => `संदेश ${number} का नाम`;
export const textBody = (number: number) => `संदेश ${number}`;
export const addText = 'संदेश जोड़ें';
export const removeText = (number: number) => `संदेश ${number} हटाएँ`;
export const saveTexts = 'संदेश सहेजें';
export const textsSaved = 'संदेश सहेज लिए गए।';
export const textFields = (fields: string) => `हर मेहमान के लिए ये अपने-आप भरे जाते हैं: ${fields}।`;
export const messageSent = 'संदेश अब बुकिंग के पेज पर है।';
export const NO_MESSAGES = 'अभी कुछ नहीं लिखा गया।';
export const AUTHORS = { guest: 'मेहमान', host: 'मेज़बान', note: 'नोट' } as const;
export const mails = 'ईमेल';
export const notSent = 'अभी नहीं गया';
export const history = 'इतिहास';
/** By the name of the act that the server has written down. */
export const ACTIONS: Readonly<Record<string, string>> = {
  'create booking': 'बुकिंग बनी',
  'record payment': 'भुगतान दर्ज हुआ',
  'add charge': 'शुल्क जुड़ा',
  'undo charge': 'शुल्क वापस लिया गया',
  'void payment': 'भुगतान रद्द हुआ',
  'pay out refund': 'रिफ़ंड दे दिया गया',
  'move booking': 'बुकिंग बदली गई',
  'cancel booking': 'बुकिंग रद्द हुई',
  'accept request': 'अनुरोध पक्का हुआ',
  'resolve conflict': 'दो बार बिकी रात सुलझाई गई',
  'check in': 'चेक-इन हुआ',
  'check out': 'चेक-आउट हुआ',
  'no-show': '“नहीं आए” लिखा गया',
  'undo check in': 'चेक-इन वापस लिया गया',
  'undo check out': 'चेक-आउट वापस लिया गया',
  'undo no-show': '“नहीं आए” वापस लिया गया',
  'add note': 'नोट जुड़ा',
  'send message': 'संदेश लिखा गया',
  'send payment link': 'भुगतान का लिंक बना',
  'resend confirmation': 'पुष्टि फिर बनी',
  'issue invoice': 'इनवॉइस बना',
  'send paper': 'कागज़ भेजा गया',
  'set company': 'इनवॉइस की कंपनी बदली गई',
  'save travellers': 'यात्रियों की जानकारी भरी गई',
  'read register': 'पासपोर्ट देखे गए',
  'report foreigner': 'फ़ॉर्म III पूरा हुआ',
  'make code': 'कोड बना',
  'end code': 'कोड बंद हुआ',
  'told by WhatsApp': 'WhatsApp खोला गया',
  'told the guest': 'मेहमान को बताया गया',
  'undo told': 'मेहमान को “बता दिया” का निशान हटाया गया',
  'answer review': 'रिव्यू का जवाब दिया गया',
  'hide review': 'रिव्यू के शब्द छिपाए या दिखाए गए',
};
export const byGuest = 'मेहमान या साइट';
export const NO_HISTORY = 'मेज़बान ने कुछ नहीं बदला है।';

export const cancelTitle = 'बुकिंग रद्द करें';
export const refundChoice = 'रिफ़ंड';
export const REFUNDS = {
  terms: 'रद्द करने के नियमों से',
  none: 'रिफ़ंड नहीं',
  amount: 'दूसरी रकम',
} as const;
export const refundAmount = 'कितना रिफ़ंड करना है';
export const atMost = (paid: string) => `ज़्यादा से ज़्यादा ${paid}, जो चुकाया गया है।`;
export const preview = (refund: string, fee: string) => `${refund} का रिफ़ंड, ${fee} आपके पास रहेंगे।`;
export const keep = 'बुकिंग रखें';
export const cancelled = 'बुकिंग रद्द हो गई।';

/** What was sent to the guest about an act. */
export const emailed = (address: string) => `${address} पर ईमेल किया गया।`;
export const notTold = 'अभी बताया नहीं।';
export const whatsApp = 'WhatsApp';
export const told = 'बता दिया';
export const TOLD = {
  whatsapp: (time: string) => `WhatsApp खोला ${time}`,
  said: (time: string) => `बताया ${time}`,
} as const;

/** What is asked before a stay ends. */
export const END_TITLES = {
  'check-out': (name: string) => `${name} का चेक-आउट`,
  'no-show': (name: string) => `${name} नहीं आए`,
} as const;
export const isDue = (amount: string) => `${amount} बाकी हैं`;
export const anyway = 'फिर भी चेक-आउट करें';
export const freeNights = 'रातें खाली कर दें?';
export const FREE_NIGHTS = {
  keep: 'नहीं, वे बुक रहेंगी',
  free: 'हाँ, दूसरे बुक कर सकते हैं',
} as const;
export const freedNights = (count: number) => {
  if (count === 0) return '';
  return count === 1 ? '1 रात खाली हो जाएगी।' : `${count} रातें खाली हो जाएँगी।`;
};

export const moveTitle = 'बुकिंग बदलें';
export const price = 'कीमत';
export const PRICES = {
  keep: 'कुल रकम वही रखें',
  keep_nightly: 'हर रात की कीमत वही रखें',
  recompute: 'आज की कीमतें लगाएँ',
  set: 'अपनी कीमत लिखें',
} as const;
export const newPrice = 'नई कीमत';
export const old = 'अभी';
export const after = 'बाद में';
export const difference = 'फ़र्क';
export const check = 'बदलाव देखें';
export const saveMove = 'सहेजें';
export const moved = 'बुकिंग बदल गई।';
export const AMOUNT_NEEDED = 'पूरे रुपयों में लिखें।';
export const close = 'बंद करें';
