/** The page on which guests tell before they come who travels. */

export const description = 'আসার আগে হোস্টকে জানান, কারা আসছেন।';
export const lead =
  'ভারতে যে বাড়িতে অতিথি থাকেন, সেখানে অতিথিদের খাতা রাখতে হয়। কারা আসছেন, হোস্টকে এখনই জানান; পৌঁছে আর কিছু লিখতে হবে না।';
export const keptSafe = 'এটি এনক্রিপ্ট করে রাখা থাকে। সরকারি কর্তৃপক্ষ চাইলে তাঁরা দেখতে পারেন, আর কাউকে দেখানো হয় না।';
export const privacy = 'গোপনীয়তা';

export const send = 'পাঠান';
export const backToBooking = 'আপনার বুকিং';

export const OFFLINE = 'আপনি অফলাইনে। আপনার তথ্য এই ফোনে রাখা আছে, ইন্টারনেট এলে পাঠানো হবে।';
/** `missing` counts the travellers about whom nothing is known yet. */
export const sent = (missing: number) =>
  `হোস্ট এই তথ্য পেয়েছেন।${missing > 0 ? ` আরও ${missing} জন যাত্রীর তথ্য বাকি।` : ''}`;
export const lookBelow = 'চিহ্ন দেওয়া জায়গাগুলি একবার দেখুন।';
export const TYPE_NUMBERS = 'পাসপোর্ট আর ভিসার নম্বর আবার লিখুন: সেগুলি এই ফোনে রাখা হয় না।';
export const NOT_SENT = 'আপনার তথ্য পাঠানো গেল না। আবার চেষ্টা করুন।';
export const NOT_LOADED = 'আপনার তথ্য আনা গেল না।';
export const NOT_BOOKED = 'অনলাইন চেক-ইন শুধু নিশ্চিত বুকিংয়ের জন্য।';
