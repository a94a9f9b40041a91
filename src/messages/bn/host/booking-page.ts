/** One booking as the host sees it. */

export const TITLE = 'বুকিং';
export const NOT_FOUND = 'আপনার হোমস্টেগুলিতে এমন কোনো বুকিং নেই।';
export const NOT_LOADED = 'বুকিংটি আনা গেল না।';
export const back = 'সব বুকিং';

export const stay = 'থাকার বিবরণ';
export const rooms = 'ঘর';
export const dates = 'তারিখ';
export const guests = 'অতিথি';
export const party = (adults: number, children: number) =>
  `${adults} জন প্রাপ্তবয়স্ক${children > 0 ? `, ${children} জন শিশু` : ''}`;
export const arrival = 'পৌঁছনোর সময়';
export const email = 'ইমেল';
export const phone = 'ফোন';
export const note = 'অতিথির নোট';
export const extras = 'ব্যবস্থা করতে হবে';
/** Whom papers are made out to, beside the guest. */
export const company = 'কোম্পানি';
export const addCompany = 'কোম্পানি যোগ করুন';
export const changeCompany = 'কোম্পানি বদলান';
export const gstinOf = (gstin: string) => `GSTIN ${gstin}`;
export const breakfasts = (count: number) => `রোজ জলখাবার: ${count}টি`;
export const extraBeds = (count: number) => `অতিরিক্ত বিছানা: ${count}টি`;
export const roomByRoom = 'একটি একটি ঘরে চেক-ইন';
export const checkInRoom = (room: string) => `${room}: চেক-ইন করুন`;
export const heldUntil = (when: string) => `${when} পর্যন্ত ঘর ধরে রাখা আছে।`;
/** Without a gateway. */
export const confirmUntil = (when: string) =>
  `অতিথি টাকা আপনাকে দেবেন। টাকা এলে লিখে রাখুন, না হলে ${when}-এর মধ্যে নিশ্চিত করুন: তখন অতিথি এসে টাকা দেবেন।`;
export const answerUntil = (when: string) =>
  `অন্য যে সাইটে এই ঘর বুক করা যায়, তার উত্তর আসেনি। সেখানে দেখে নিন, খালি থাকলে ${when}-এর মধ্যে নিশ্চিত করুন; অতিথি তখন টাকা দেবেন।`;
export const ofChannel = (site: string) => `${site}-এ বুক করা। বদলাতে বা বাতিল করতে হলে সেখানেই করুন।`;
export const endedAtChannel = (site: string) => `${site}-এর ক্যালেন্ডারে এটি আর নেই, তাই এর রাতগুলি আবার বুক করা যাচ্ছে।`;
export const checkCode = (code: string) => `যাচাই কোড: ${code}`;
export const bookedOn = (when: string) => `বুক করা হয়েছে ${when}`;

export const money = 'টাকাপয়সা';
export const total = 'মোট';
export const paid = 'দেওয়া হয়েছে';
export const balance = 'বাকি';
/** What a code has taken off the rooms. */
export const code = (name: string) => `কোড ${name}`;
export const lessBy = (amount: string) => `−${amount}`;
export const priceIsSet = 'ভাড়া অতিথির সঙ্গে কথা বলে ঠিক হয়েছে।';
export const payments = 'পেমেন্ট';
export const METHODS = {
  online: 'অনলাইন',
  cash: 'নগদ',
  upi: 'UPI',
  bank: 'ব্যাঙ্ক ট্রান্সফার',
  card: 'কার্ড মেশিন',
} as const;
export const declineRefund = 'নেব না, পুরো ফেরত';
export const declineRefundTitle = (amount: string) => `এই বুকিং নেবেন না, ${amount} ফেরত দেবেন`;
export const declineReason = 'কেন নেবেন না?';
export const declinedThisYear = (count: number) => `এ বছর ${count}টি বুকিং নেওয়া হয়নি, পুরো টাকা ফেরত দেওয়া হয়েছে।`;
export const refundAnyway = 'তবু ফেরত দিন';
export const refundAnywayTitle = (amount: string) => `${amount} ফেরত দিন`;
export const refunded = 'টাকা ফেরত দেওয়া হল।';
export const cancelledByGuest = 'অতিথি এই বুকিং বাতিল করেছেন।';
export const cancelledByHost = 'এই বুকিং ডেস্ক থেকে বাতিল করা হয়েছে।';
export const voided = (reason: string) => `বাতিল: ${reason}`;
export const voidPayment = 'এই পেমেন্ট বাতিল করুন';
export const voidNamed = (amount: string) => `এই পেমেন্ট বাতিল করুন: ${amount}`;
export const voidTitle = 'এই পেমেন্ট বাতিল করুন';
export const reason = 'কারণ';
export const REASON_NEEDED = 'কারণটি লিখুন।';
export const paymentVoided = 'পেমেন্ট বাতিল হল।';
export const refunds = 'ফেরত';
export const REFUND_STATES = {
  due: 'দেওয়া হচ্ছে',
  paid_out: 'দেওয়া হয়েছে',
  failed: 'দেওয়া যায়নি',
} as const;
export const byHand = 'নিজে হাতে দিতে হবে';
export const paidOut = 'দিয়ে দিয়েছি';
export const paidOutNamed = (amount: string) => `${amount} ফেরত দিয়ে দিয়েছি`;
export const refundTicked = 'ফেরত দেওয়া হয়েছে, লেখা হল।';
export const sendPaymentLink = 'পেমেন্টের লিঙ্ক পাঠান';
export const linkTitle = 'পেমেন্টের লিঙ্ক';
export const linkMade = (emailedTo: string | undefined) =>
  emailedTo
    ? `অতিথি এই পাতায় টাকা দিতে পারেন। লিঙ্কটি ইমেলে পাঠানো হয়েছে: ${emailedTo}।`
    : 'অতিথি এই পাতায় টাকা দিতে পারেন।';

export const askForReview = 'WhatsApp-এ রিভিউ চেয়ে নিন';

export const acts = 'এবার কী করবেন?';
export const undoCheckIn = 'চেক-ইন তুলে নিন';
export const undoCheckOut = 'চেক-আউট তুলে নিন';
export const undoNoShow = '“আসেননি” তুলে নিন';
export const move = 'বুকিং বদলান';
export const cancel = 'বুকিং বাতিল করুন';
export const decline = 'নেব না';
export const declineTitle = 'অনুরোধটি নেবেন না?';
export const declinePaidText = (reference: string) =>
  `অতিথির অনুরোধ এখানেই শেষ হবে। তিনি বলছেন টাকা দিয়েছেন (${reference}): সেটি নিজে হাতে ফিরিয়ে দিয়ে টিক দিন।`;
export const declineText = 'অতিথির অনুরোধ এখানেই শেষ হবে, কোনো টাকা নেওয়া হবে না।';
export const declined = 'অনুরোধটি নেওয়া হল না।';
export const resend = 'নিশ্চিত হওয়ার ইমেল আবার পাঠান';
export const print = 'প্রিন্ট করুন';
export const addNote = 'নোট লিখুন';
export const noteTitle = 'হোস্টদের জন্য নোট';
export const noteText = 'নোট';
export const saveNote = 'নোট সেভ করুন';
export const noteSaved = 'নোট সেভ হয়েছে।';

export const nights = 'রাত';
export const messages = 'বার্তা';
export const message = 'বার্তা';
export const sendMessage = 'বার্তা পাঠান';
export const messageHint = (hasEmail: boolean) =>
  `অতিথি এটি তাঁর বুকিংয়ের পাতায়${hasEmail ? ' আর ইমেলে' : ''} পড়বেন।`;
export const savedTexts = 'তৈরি বার্তা';
export const TEXTS_NOT_LOADED = 'তৈরি বার্তাগুলি আনা গেল না।';
export const changeTexts = 'এগুলি বদলান';
export const textName = (number: number) => `বার্তা ${number}-এর নাম`;
export const textBody = (number: number) => `বার্তা ${number}`;
export const addText = 'আরও একটি বার্তা';
export const removeText = (number: number) => `বার্তা ${number} সরান`;
export const saveTexts = 'বার্তা সেভ করুন';
export const textsSaved = 'বার্তাগুলি সেভ হয়েছে।';
export const textFields = (fields: string) => `প্রত্যেক অতিথির জন্য এগুলি বসে যায়: ${fields}।`;
export const messageSent = 'বার্তাটি বুকিংয়ের পাতায় দেখা যাচ্ছে।';
export const NO_MESSAGES = 'এখনও কিছু লেখা হয়নি।';
export const AUTHORS = { guest: 'অতিথি', host: 'হোস্ট', note: 'নোট' } as const;
export const mails = 'ইমেল';
export const notSent = 'এখনও পাঠানো হয়নি';
export const history = 'কী কী হয়েছে';
/** By the name of the act that the server has written down. */
export const ACTIONS: Readonly<Record<string, string>> = {
  'create booking': 'বুকিং করা হয়েছে',
  'record payment': 'পেমেন্ট লেখা হয়েছে',
  'add charge': 'খরচ যোগ হয়েছে',
  'undo charge': 'খরচ বাদ দেওয়া হয়েছে',
  'void payment': 'পেমেন্ট বাতিল হয়েছে',
  'pay out refund': 'ফেরতের টাকা দেওয়া হয়েছে',
  'move booking': 'বুকিং বদলানো হয়েছে',
  'cancel booking': 'বুকিং বাতিল হয়েছে',
  'accept request': 'অনুরোধ নিশ্চিত হয়েছে',
  'resolve conflict': 'দু-বার বুক হওয়া রাত মিটেছে',
  'check in': 'চেক-ইন হয়েছে',
  'check out': 'চেক-আউট হয়েছে',
  'no-show': 'আসেননি, লেখা হয়েছে',
  'undo check in': 'চেক-ইন তুলে নেওয়া হয়েছে',
  'undo check out': 'চেক-আউট তুলে নেওয়া হয়েছে',
  'undo no-show': '“আসেননি” তুলে নেওয়া হয়েছে',
  'add note': 'নোট লেখা হয়েছে',
  'send message': 'বার্তা লেখা হয়েছে',
  'send payment link': 'পেমেন্টের লিঙ্ক তৈরি হয়েছে',
  'resend confirmation': 'নিশ্চিত হওয়ার ইমেল আবার তৈরি হয়েছে',
  'issue invoice': 'ইনভয়েস তৈরি হয়েছে',
  'send paper': 'কাগজ পাঠানো হয়েছে',
  'set company': 'ইনভয়েসের কোম্পানি বদলেছে',
  'save travellers': 'যাত্রীদের নাম লেখা হয়েছে',
  'read register': 'পাসপোর্ট দেখা হয়েছে',
  'report foreigner': 'ফর্ম III হয়ে গেছে',
  'make code': 'কোড তৈরি হয়েছে',
  'end code': 'কোড শেষ করা হয়েছে',
  'told by WhatsApp': 'WhatsApp খোলা হয়েছে',
  'told the guest': 'অতিথিকে জানানো হয়েছে',
  'undo told': 'অতিথিকে আসলে জানানো হয়নি',
  'answer review': 'রিভিউয়ের উত্তর দেওয়া হয়েছে',
  'hide review': 'রিভিউয়ের লেখা লুকোনো বা দেখানো হয়েছে',
};
export const step = (from: string, to: string) => `${from} → ${to}`;
export const byGuest = 'অতিথি বা ওয়েবসাইট';
export const NO_HISTORY = 'কোনো হোস্ট কিছু বদলাননি।';

export const cancelTitle = 'বুকিং বাতিল';
export const refundChoice = 'ফেরত';
export const REFUNDS = {
  terms: 'বাতিলের নিয়ম অনুযায়ী',
  none: 'ফেরত নেই',
  amount: 'অন্য কোনো অঙ্ক',
} as const;
export const refundAmount = 'কত টাকা ফেরত';
export const atMost = (paid: string) => `সবচেয়ে বেশি ${paid}, এত টাকাই দেওয়া হয়েছে।`;
/** Also read later, in the history. */
export const preview = (refund: string, fee: string) => `ফেরত ${refund}, রেখে দেওয়া ${fee}।`;
export const keep = 'বুকিং থাক';
export const cancelled = 'বুকিং বাতিল হল।';

/** What was sent to the guest about an act. */
export const emailed = (address: string) => `ইমেলে জানানো হয়েছে: ${address}।`;
export const notTold = 'এখনও জানানো হয়নি।';
export const whatsApp = 'WhatsApp';
export const told = 'জানিয়েছি';
export const TOLD = {
  whatsapp: (time: string) => `WhatsApp খোলা হয়েছে ${time}`,
  said: (time: string) => `জানানো হয়েছে ${time}`,
} as const;

/** What is asked before a stay ends. */
export const END_TITLES = {
  'check-out': (name: string) => `${name}: চেক-আউট`,
  'no-show': (name: string) => `${name} আসেননি`,
} as const;
export const isDue = (amount: string) => `${amount} বাকি আছে`;
export const anyway = 'তবু চেক-আউট করুন';
export const freeNights = 'রাতগুলি ছেড়ে দেবেন?';
export const FREE_NIGHTS = {
  keep: 'না, বুক করাই থাক',
  free: 'হ্যাঁ, অন্যরা বুক করতে পারেন',
} as const;
export const freedNights = (count: number) => (count === 0 ? '' : `${count} রাত খালি হবে।`);

export const moveTitle = 'বুকিং বদলান';
export const price = 'ভাড়া';
export const PRICES = {
  keep: 'মোট একই থাক',
  keep_nightly: 'প্রতি রাতের ভাড়া একই থাক',
  recompute: 'আজকের ভাড়ায় হিসেব করুন',
  set: 'ভাড়া ঠিক করে দিন',
} as const;
export const newPrice = 'নতুন ভাড়া';
export const old = 'এখন';
export const after = 'বদলের পরে';
export const difference = 'তফাত';
export const check = 'কী বদলাবে দেখুন';
export const saveMove = 'সেভ করুন';
export const moved = 'বুকিং বদলানো হল।';
export const AMOUNT_NEEDED = 'পুরো টাকায় লিখুন, পয়সা ছাড়া।';
export const close = 'বন্ধ করুন';
