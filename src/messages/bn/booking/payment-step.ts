/** The payment step: its choices and progress (spec section 9). */

export const howToPay = 'কীভাবে টাকা দিতে চান?';
export const payInFull = 'পুরো টাকা দিন';
export const payAdvance = (percent: number) => `${percent}% অগ্রিম দিন`;
/** A choice's amounts: due now, and at the property. */
export const amounts = (now: string, later: string | undefined) =>
  later ? `এখন ${now}, চেক-ইনের সময় হোমস্টেতে ${later}` : `এখন ${now}`;
export const pay = (rupees: string | undefined) => (rupees ? `${rupees} দিন` : 'টাকা দিন');
export const waysToPay = 'টাকা দেওয়ার উপায়';
export const WAYS = ['Google Pay', 'PhonePe', 'Paytm', 'BHIM UPI', 'কার্ড', 'নেট ব্যাঙ্কিং'];
/** Beside the button that pays. */
export const dueLater = (later: string) => `পরে হোমস্টেতে ${later}`;
export const paySecurely =
  'টাকা দেবেন Razorpay-এর মাধ্যমে, নিরাপদে (UPI, কার্ড বা নেট ব্যাঙ্কিং)। টাকা দেওয়ার সময়টুকু আপনার ঘর ধরে রাখা থাকবে।';
/** Without a gateway. */
export const bookPayHost = 'বুক করুন, টাকা হোস্টকে দিন';
export const hostConfirms =
  'টাকা আপনি হোস্টকে দেবেন, এই সাইটে নয়। হোস্ট নিশ্চিত করলেই আপনার বুকিং হয়ে যাবে; তার আগে আমাদের ইমেলের একটি লিঙ্ক খুলতে হতে পারে।';
/** Text and the time that is left, in order. */
export const heldUntil = (time: string) => `আপনার ঘর ${time} পর্যন্ত ধরে রাখা আছে।`;
export const heldFor = <Part>(timer: Part) => ['আপনার ঘর আর ', timer, ' মিনিট ধরে রাখা থাকবে'];
export const lookingUp = 'আপনার পেমেন্ট খোঁজা হচ্ছে…';
export const holding = 'আপনার ঘর ধরে রাখা হচ্ছে…';
export const checkingCalendars = 'অন্য ক্যালেন্ডার দেখা হচ্ছে…';
export const preparing = 'আপনার পেমেন্ট তৈরি হচ্ছে…';
export const verifying = 'আপনার পেমেন্ট যাচাই হচ্ছে…';
export const cancelHeld = 'বাতিল করে বুকিং বদলান';
export const continueWithout = (rooms: number) => (rooms <= 1 ? 'এই ঘরটি ছাড়াই এগোন' : 'এই ঘরগুলি ছাড়াই এগোন');
