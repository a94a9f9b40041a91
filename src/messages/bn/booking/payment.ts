/** Texts of payments (spec sections 5 and 8). */

export const optionNeeded = 'পেমেন্ট কীভাবে করবেন, বেছে নিন';

export const initializeFailed = 'পেমেন্ট শুরু করা যায়নি। আবার চেষ্টা করুন।';
export const verificationFailed = 'পেমেন্ট যাচাই করা যায়নি। আবার চেষ্টা করুন।';

/** Said before the sentence above if the checkout reported it. */
export const declined = 'আপনার ব্যাঙ্ক পেমেন্টটি নেয়নি।';

export const dismissed = 'পেমেন্ট শেষ হয়নি, তাই আপনার ঘর ধরে রাখা নেই। সুবিধামতো যে কোনো সময় টাকা দিতে পারেন।';
/** For rooms that stay held when the window is closed. */
export const notCompleted = 'পেমেন্ট শেষ হয়নি।';
export const staysHeld = (until: string) => `আপনার বুকিং ${until} পর্যন্ত ধরে রাখা থাকবে, ততক্ষণ টাকা দিতে পারেন।`;
export const balanceDismissed =
  'পেমেন্ট শেষ হয়নি। আপনার বুকিং যেমন আছে তেমনই থাকছে, আর বাকি টাকা অনলাইনে বা হোমস্টেতে দিতে পারেন।';
export const payBalance = (balance: string) => `বাকি টাকা দিন: ${balance}`;
export const paidInFull = 'পুরো টাকা দেওয়া হয়ে গেছে: হোমস্টেতে দিতে হবে ₹0।';
export const balanceChecking =
  'আপনার পেমেন্ট নিশ্চিত করা হচ্ছে। এই পাতা বন্ধ করতে পারেন: বুকিং থাকবে, আর টাকা দু-বার কাটা হবে না।';
export const holdOver =
  'টাকা দেওয়ার সময় পেরিয়ে গেছে, তাই আপনার ঘর আর ধরে রাখা নেই। আবার চেষ্টা করুন। দেরিতে কোনো পেমেন্ট এলে পুরোটাই ফেরত পাবেন।';
export const reservationGone =
  'এই বুকিং আর খোলা নেই। টাকা দিয়ে থাকলে আমরা ইমেলে জানাব, বুকিং নিশ্চিত হয়েছে, না টাকা ফেরত দেওয়া হচ্ছে।';
export const stillChecking =
  'আপনার পেমেন্ট নিশ্চিত করা হচ্ছে। এই পাতা খোলা রাখুন: আপনার ঘর ধরে রাখা আছে, আর টাকা দু-বার কাটা হবে না।';
export const interrupted = 'আপনার একটি পেমেন্ট শেষ হয়নি। এগিয়ে যান; টাকা দু-বার কাটা হবে না।';

export function priceChanged(total: string, before: string): string {
  return `ভাড়া বদলেছে: নতুন মোট ${total} (আগে: ${before})। দেখে নিন, রাজি থাকলে টাকা দিন।`;
}

export function roomTaken(names: readonly string[]): string {
  const rooms = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' ও ');
  return `আপনার তারিখে আর খালি নেই: ${rooms}। কোনো টাকা কাটা হয়নি।`;
}

export const invoiceFailed = 'ইনভয়েস নামানো যায়নি';
export const invoiceUnreadable = 'ইনভয়েস খুলতে গোলমাল হয়েছে। আবার চেষ্টা করুন।';
