/** Sentences of the page `/find-booking`. */

export const TITLE = 'আমার বুকিং খুঁজুন';
export const DESCRIPTION = 'আপনার বুকিংয়ের নতুন লিঙ্ক ইমেলে চেয়ে নিন।';
export const LEAD =
  'বুকিংয়ের রেফারেন্স আর যে ইমেল ঠিকানা দিয়ে বুক করেছিলেন, তা লিখুন। আপনার বুকিংয়ের লিঙ্ক আমরা ইমেল করে দেব।';
export const REFERENCE = 'বুকিংয়ের রেফারেন্স';
export const REFERENCE_HINT = 'SH দিয়ে শুরু। বুকিং নিশ্চিত হওয়ার ইমেলে আর ইনভয়েসে পাবেন।';
export const REFERENCE_EXAMPLE = 'SH12';
export const REFERENCE_NEEDED = 'বুকিংয়ের রেফারেন্স লিখুন, যেমন SH12।';
export const SEND = 'লিঙ্ক ইমেল করুন';
export const ANOTHER = 'অন্য বুকিং খুঁজুন';
/** Shown whether or not the booking exists. */
export const LINK_SENT = 'এই রেফারেন্স আর ইমেলে কোনো বুকিং থাকলে ওই ইমেল ঠিকানায় লিঙ্ক পাঠিয়ে দিয়েছি।';
export const NOT_ARRIVED =
  'স্প্যাম ফোল্ডারটিও দেখুন। কিছু না এলে রেফারেন্স আর ইমেল ঠিকানা মিলিয়ে নিন, বা আমাদের সঙ্গে যোগাযোগ করুন।';
export const SEND_FAILED = 'লিঙ্ক পাঠানো গেল না। আবার চেষ্টা করুন।';
