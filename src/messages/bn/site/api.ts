/** The sentence of each error code, fit to show to a guest. */
export const REFUSAL_SENTENCES = {
  bad_request: 'কিছু তথ্য বাদ পড়েছে বা ঠিক নেই। একবার দেখে নিয়ে আবার চেষ্টা করুন।',
  wrong_password: 'পাসওয়ার্ড বদলানো যায়নি। এখনকার পাসওয়ার্ডটি দেখে নিয়ে আবার চেষ্টা করুন।',
  invalid_token: 'এই লিঙ্কটি ঠিক নয় বা এর মেয়াদ শেষ। নতুন একটি লিঙ্ক চেয়ে নিন।',
  invalid_image: 'একটি ছবির ফাইল বেছে নিন।',
  wrong_feed_address: 'এটি কোনো ক্যালেন্ডারের ঠিকানা নয়। পুরো লিঙ্কটি কপি করুন; সেটি https:// দিয়ে শুরু হয়।',
  invalid_signature: 'পেমেন্ট যাচাই করা যায়নি।',
  not_signed_in: 'এগোতে হলে লগ ইন করুন।',
  wrong_credentials: 'ইমেল বা পাসওয়ার্ড ঠিক নয়। আবার চেষ্টা করুন।',
  session_ended: 'আপনার লগ ইনের মেয়াদ শেষ। আবার লগ ইন করুন।',
  origin_refused: 'এই অনুরোধটি অন্য একটি ওয়েবসাইট থেকে এসেছে, তাই নেওয়া হয়নি।',
  verification_required: 'পাসওয়ার্ড ঠিক করতে, আমরা এইমাত্র যে ইমেল পাঠিয়েছি তার লিঙ্কটি এই ব্রাউজারেই খুলুন।',
  proof_required: 'এটি যে আপনিই, তা নিশ্চিত করে আবার চেষ্টা করুন।',
  email_not_verified: 'লগ ইন করার আগে আপনার ইমেল যাচাই করুন। ইনবক্সে যাচাইয়ের লিঙ্কটি দেখুন।',
  owner_only: 'শুধু হোমস্টের মালিক এটি করতে পারেন।',
  own_homestay: 'নিজের হোমস্টের রিভিউ লেখা যায় না।',
  right_missing: 'আপনার এটি করার অনুমতি নেই। হোমস্টের মালিককে বলুন।',
  passkey_required: 'আপনার পাসকি দিয়ে নিশ্চিত করে আবার চেষ্টা করুন।',
  passkey_refused: 'এতে বোঝা গেল না যে এটি আপনিই। আবার চেষ্টা করুন।',
  not_found: 'আপনি যা খুঁজছেন, তা পাওয়া গেল না।',
  method_not_allowed: 'এই ঠিকানায় এই ধরনের অনুরোধ নেওয়া হয় না।',
  method_unknown: 'সার্ভার এই ধরনের অনুরোধ চেনে না।',
  review_used: 'এই লিঙ্ক আগেই ব্যবহার করা হয়েছে।',
  code_unknown: 'এই কোডটি আমরা চিনি না।',
  code_expired: 'এই কোডের মেয়াদ শেষ।',
  code_used_up: 'এই কোড যত বার চলে, তত বার ব্যবহার হয়ে গেছে।',
  code_not_applicable: 'এই বুকিংয়ে এই কোড চলে না।',
  code_exists: 'এই নামে একটি কোড আগেই আছে।',
  room_taken: 'এই তারিখে একটি ঘর আর খালি নেই।',
  room_booked: 'এই ঘরে সামনে এখনও অতিথি আসার কথা, বা ঘরটি কারও জন্য ধরে রাখা আছে।',
  rates_not_open: 'এই তারিখের বুকিং এখনও শুরু হয়নি।',
  minimum_stay: 'এই তারিখে একটি ঘরে আরও বেশি দিন থাকতে হয়।',
  past_dates: 'এই তারিখ পেরিয়ে গেছে। আজকের বা পরের তারিখ বেছে নিন।',
  capacity_exceeded: 'আপনাদের সকলের জন্য এই ঘরগুলি কম পড়বে। এগোতে হলে আরও ঘর নিন।',
  too_many_rooms: 'অতিথির চেয়ে ঘর বেশি হয়ে গেছে। একটি ঘর বাদ দিন, বা যে অতিথিরা সেখানে থাকবেন, তাঁদের যোগ করুন।',
  stay_too_long: 'এত বেশি রাত অনলাইনে বুক করা যায় না। কম রাত বেছে নিন, বা আমাদের সঙ্গে যোগাযোগ করুন।',
  mixed_stay: 'এক বুকিংয়ের সব ঘর একই হোমস্টের আর একই তারিখের হতে হবে।',
  rooms_free: 'এই তারিখে ঘর খালি আছে, আপনি এখনই বুক করতে পারেন।',
  price_changed: 'আপনি দেখার পরে ভাড়া বদলে গেছে।',
  hold_expired: 'টাকা দেওয়ার সময় পেরিয়ে গেছে, তাই ঘর ছেড়ে দেওয়া হয়েছে। আবার বুক করুন।',
  already_paid: 'এই বুকিংয়ের টাকা আগেই দেওয়া হয়েছে।',
  not_pending: 'যে বুকিংয়ের টাকা দেওয়া হয়নি, শুধু সেটিই ছেড়ে দেওয়া যায়।',
  not_changeable: 'এই বুকিং আর বদলানো যাবে না।',
  change_costs_more: 'এই বদলে আপনার দেওয়া টাকার চেয়ে বেশি খরচ হয়। বাড়তি টাকাটা দিন, আমরা সঙ্গে সঙ্গে বদলে দেব।',
  change_overtaken: 'এই বদল আর করা গেল না, তাই আপনার বুকিং যেমন ছিল তেমনই আছে। পুরো টাকা আমরা ফেরত দিচ্ছি।',
  not_booked: 'শুধু নিশ্চিত হওয়া বুকিং বাতিল করা যায়।',
  stay_begun: 'আপনার থাকা শুরু হয়ে গেছে। আমাদের ফোন করুন, একটা উপায় ঠিক বেরোবে।',
  refund_changed: 'বাতিল করলে কত ফেরত, তা আপনি দেখার পরে বদলে গেছে।',
  nights_changed: 'আপনি দেখার পরে অন্য একজন হোস্ট এই রাতগুলি বদলেছেন।',
  settings_changed: 'আপনি এটি খোলার পরে অন্য কেউ কিছু বদলেছেন। আবার খুলে নিয়ে তারপর বদলান।',
  too_many_photos: 'এর মধ্যেই 40টি ছবি আছে। আগে একটি সরান।',
  undo_ended: 'এই বদল এখানে আর ফেরানো যাবে না। রাতগুলি নিজে বদলে নিন।',
  booking_changed: 'আপনি দেখার পরে এই বুকিং বদলে গেছে।',
  wrong_state: 'বুকিং এখন যে অবস্থায় আছে, তাতে এটি করা যাবে না।',
  owner_has_all: 'মালিক সবই করতে পারেন। শুধু কর্মীদের অনুমতি বদলানো যায়।',
  channel_booking: 'এই বুকিং অন্য সাইটে করা। সেখানেই বদলান বা বাতিল করুন; এই পাতা নিজে থেকেই মিলিয়ে নেবে।',
  no_gateway: 'এই সাইটে টাকা দেওয়া যায় না। আপনার বুকিংয়ের পাতায় যেমন লেখা আছে, সেভাবে হোস্টকে টাকা দিন।',
  awaits_host: 'ঘর যে খালি আছে, হোস্ট আগে তা নিশ্চিত করবেন। ততক্ষণ আপনাকে কিছু দিতে হবে না।',
  feed_exists: 'এই ঘরের জন্য এই ক্যালেন্ডার আগে থেকেই পড়া হচ্ছে।',
  only_blocks: 'এই ক্যালেন্ডারে কখনও কোনো বুকিংয়ের নাম আসেনি: এর বুকিংগুলি হয়তো শুধু “খালি নেই” বলে লেখা থাকে।',
  too_many_feeds: 'একটি ঘরের জন্য অন্য সাইটের বেশি হলে 10টি ক্যালেন্ডার রাখা যায়।',
  over_balance: 'এটি বুকিংয়ের বাকি টাকার চেয়ে বেশি।',
  over_paid: 'এই বুকিংয়ে যত টাকা দেওয়া হয়েছে, এটি তার চেয়ে বেশি।',
  already_issued: 'ইনভয়েস আগেই দেওয়া হয়েছে।',
  papers_issued: 'ওই দিনের পরে কাগজপত্র দেওয়া হয়েছে। সংশোধিত ইনভয়েস নিয়ে আপনার হিসাবরক্ষকের সঙ্গে কথা বলুন।',
  price_gap: 'এই ভাড়ায় GST-র কোনো হার খাটে না। সবচেয়ে কাছের ভাড়াগুলির একটি বেছে নিন।',
  not_voidable: 'শুধু হোস্টের লেখা পেমেন্ট বাতিল করা যায়, তাও একবারই।',
  payment_failed: 'পেমেন্ট হয়নি। আপনার কোনো টাকা কাটা হয়নি।',
  idempotency_conflict: 'এই অনুরোধ আগেই অন্য তথ্য দিয়ে পাঠানো হয়েছে।',
  reservation_gone: 'এই বুকিং ছেড়ে দেওয়া হয়েছে। আবার শুরু করুন।',
  link_ended:
    'এই লিঙ্কের মেয়াদ শেষ: এটি চেক-আউটের পর 90 দিন কাজ করে। যে ইমেল ঠিকানা দিয়ে বুক করেছিলেন, তা দিয়ে লগ ইন করুন, বা আমাদের সঙ্গে যোগাযোগ করুন।',
  file_link_ended: 'এই লিঙ্কের মেয়াদ শেষ। আপনার বুকিং খুলে সেখান থেকে ফাইলটি নামান।',
  body_too_large: 'অনুরোধটি খুব বড়।',
  body_too_slow: 'অনুরোধটি পৌঁছতে খুব বেশি সময় লেগেছে। আবার চেষ্টা করুন।',
  wrong_content_type: 'অনুরোধটি JSON হিসেবে পাঠাতে হবে।',
  misdirected: 'এই ঠিকানায় এই সাইট সাড়া দেয় না। ঠিকানাটি দেখে নিয়ে আবার চেষ্টা করুন।',
  too_many_holds:
    'টাকা না দেওয়া বুকিং অনেকগুলি হয়ে গেছে। একটির টাকা দিন বা সেটি ছেড়ে দিন, লগ ইন করুন, বা কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  too_many_requests: 'অনেক বার চেষ্টা করা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  internal: 'আমাদের দিকে কিছু একটা গোলমাল হয়েছে। আবার চেষ্টা করুন।',
  payment_unavailable: 'পেমেন্ট পরিষেবা এই মুহূর্তে চলছে না। এক মিনিট পরে আবার চেষ্টা করুন।',
  database_unavailable: 'আমাদের বুকিংয়ের খাতা এই মুহূর্তে খোলা যাচ্ছে না। এক মিনিট পরে আবার চেষ্টা করুন।',
  busy: 'আগে অন্য ছবির কাজ চলছে। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
  starting: 'সাইট চালু হচ্ছে। একটু পরেই আবার চেষ্টা করুন।',
  stopping: 'সার্ভার নতুন করে চালু হচ্ছে। একটু পরেই আবার চেষ্টা করুন।',
} as const;

/** Sentences for unexpected errors, by the calls that the specification names (spec section 8). */
const FAILURES: readonly [call: RegExp, sentence: string][] = [
  [/\/reservation\/create$/, 'বুকিং করা যায়নি।'],
  [/\/razorpay\/order$/, 'পেমেন্ট শুরু করা যায়নি।'],
  [/\/razorpay\/verify$/, REFUSAL_SENTENCES.invalid_signature],
  [/\/reservation\/\d+\/payment$/, 'বুকিংয়ে পেমেন্টের কথা লেখা যায়নি।'],
];

export function failureOf(path: string): string {
  return FAILURES.find(([call]) => call.test(path))?.[1] ?? REFUSAL_SENTENCES.internal;
}

/** Why a field of a request is invalid, by kind of problem. */
export const FIELD_SENTENCES = {
  missing: 'এটি দিতে হবে।',
  too_short: 'এটি খুব ছোট।',
  too_long: 'এটি খুব লম্বা।',
  too_small: 'এই সংখ্যাটি খুব কম।',
  too_large: 'এই সংখ্যাটি খুব বেশি।',
  wrong: 'এটি ঠিক নয়।',
  date: 'তারিখ লিখুন এভাবে: বছর-মাস-দিন, যেমন 2026-12-18।',
  number: 'এখানে একটি পূর্ণ সংখ্যা লিখুন।',
} as const;

export const PASSWORD_TOO_SHORT = 'পাসওয়ার্ডে অন্তত 8টি অক্ষর থাকতে হবে';

/** Shown instead of a price: the stay is too short (spec section 8). */
export const minimumStay = (nights: number) => `অন্তত ${nights} দিন থাকতে হবে`;

/** Shown instead of a price: a night has no rate yet; `month` as "March 2028" (spec section 8). */
export const ratesNotOpen = (month: string) => `দুঃখিত, ${month}-এর বুকিং এখনও শুরু হয়নি`;

/** Shown instead of a price: the host took a night off sale. */
export const NIGHTS_CLOSED = 'এই তারিখে খালি নেই';

/** Shown instead of a price that can't be computed. */
export const SYSTEM_ERROR = 'এই ঘরের ভাড়া এই মুহূর্তে জানা যাচ্ছে না।';

export const CHECK_OUT_AFTER_CHECK_IN = 'চেক-আউট চেক-ইনের পরে হতে হবে।';
export const STAY_TOO_LONG = 'বেশি হলে 365 রাত বেছে নিন।';
export const calendarTooLong = (days: number) => `এটি শুরুর তারিখের 1 থেকে ${days} দিন পরে হতে হবে।`;

/** To a host who sets nights. */
export const nightsTooMany = (days: number) => `1 থেকে ${days}টি রাত বেছে নিন।`;
export const nightsTooFar = (days: number) => `আগামী ${days} দিনের মধ্যের রাত বেছে নিন।`;
export const NOTHING_TO_SET = 'কী বদলাবেন, বেছে নিন।';
export const NIGHT_NEEDS_PRICE = 'এর মধ্যে কয়েকটি রাতের ভাড়া এখনও ঠিক করা নেই। আগে ভাড়া ঠিক করুন।';
export const RATE_PROBLEMS = {
  ends_before: 'শেষ রাত প্রথম রাতের আগে হতে পারে না।',
  unknown_room: 'এই হোমস্টেতে এমন কোনো ঘর নেই।',
  room_twice: 'একটি ঘরের সাধারণ ভাড়া একটিই হয়।',
} as const;
export const DISCOUNT_TWICE = 'এত রাতের জন্য একটি ছাড় আগেই আছে।';
export const DISCOUNT_OVER_PRICE = 'ছাড় প্রতিটি রাতের ভাড়ার চেয়ে কম হতে হবে।';

export const BOOKING_LINK_UNKNOWN =
  'এই লিঙ্কে কোনো বুকিং পাওয়া গেল না। এ নিয়ে আমাদের শেষ ইমেলের লিঙ্কটি খুলুন, বা যে ইমেল ঠিকানা দিয়ে বুক করেছিলেন, তা দিয়ে লগ ইন করুন।';

/** Others may read an old e-mail. */
export const FRESH_LINK_NEEDED =
  'আপনার বুকিং নিরাপদ রাখতে এর জন্য নতুন লিঙ্ক লাগবে। চাইলে এখনই ইমেলে নতুন লিঙ্ক পাঠাতে পারি।';
export const FRESH_LINK_SENT = 'এই বুকিংয়ের ইমেল ঠিকানায় নতুন লিঙ্ক পাঠিয়েছি। এগোতে হলে এই ব্রাউজারেই সেটি খুলুন।';

/** A change that costs more is made by paying for it. */
export const changeCostsMore = (rupees: string) =>
  `এই বদলে ${rupees} বেশি লাগবে। বাড়তি টাকাটা দিন, আমরা সঙ্গে সঙ্গে বদলে দেব।`;
export const CHANGE_OVERTAKEN = 'এই ভাড়ার মেয়াদ শেষ। ভাড়াটি আবার দেখে নিন।';
export const CHANGE_IS_MADE = 'এই বদলের টাকা আগেই দেওয়া হয়েছে, বদলও হয়ে গেছে।';
export const CHANGE_COSTS_NOTHING = 'এই বদলে কোনো খরচ নেই, তাই এখনই করা যায়।';
export const BOOKING_CHANGED = 'আপনার বুকিং বদলানো হয়েছে। নতুন ইনভয়েস ইমেলে পাঠাচ্ছি।';

export const RESERVATION_CREATED = 'ঘর আপনার জন্য ধরে রাখা আছে। বুকিং নিশ্চিত করতে টাকা দিন।';
export const HOST_CONFIRMS =
  'ঘর আপনার জন্য ধরে রাখা আছে। হোস্ট 2 ঘণ্টার মধ্যে নিশ্চিত করবেন, আর টাকা আপনি হোস্টকে দেবেন।';
export const OPEN_THE_LINK =
  'ঘর অল্প সময়ের জন্য ধরে রাখা আছে। আমরা ইমেলে যে লিঙ্ক পাঠিয়েছি, সেটি খুলুন: তাহলেই হোস্ট আপনার অনুরোধ পাবেন।';
export const HOST_CONFIRMS_FIRST =
  'ঘর আপনার জন্য ধরে রাখা আছে। হোস্ট 2 ঘণ্টার মধ্যে নিশ্চিত করবেন; ততক্ষণ আপনাকে কিছু দিতে হবে না।';

/** Longer stays are booked with the host. */
export const stayTooLong = (nights: number) =>
  `অনলাইনে ${nights} রাত পর্যন্ত বুক করা যায়। কম রাত বেছে নিন, বা বেশি দিন থাকতে চাইলে আমাদের সঙ্গে যোগাযোগ করুন।`;

export const changeTooLate = (hours: number) =>
  `এই বুকিং চেক-ইনের ${hours} ঘণ্টা আগে পর্যন্ত অনলাইনে বদলানো যায়। আমাদের ফোন করুন, একটা উপায় ঠিক বেরোবে।`;
export const CHANGED_TOO_OFTEN = 'এই বুকিং এর মধ্যেই পাঁচ বার বদলানো হয়েছে। আবার বদলাতে হলে আমাদের ফোন করুন।';

/** With the names of the rooms that are taken. */
export const roomsTaken = (names: readonly string[]) => `এই তারিখে ${names.join(' ও ')} আর খালি নেই।`;

export const priceChanged = (total: string) => `আপনি দেখার পরে ভাড়া বদলে গেছে। এখন মোট ${total}।`;

export const refundChanged = (refund: string) =>
  `বাতিল করলে কত ফেরত, তা আপনি দেখার পরে বদলে গেছে। এখন ফেরত ${refund}।`;

export const ORDER_CREATED = 'পেমেন্টের ব্যবস্থা হয়ে গেছে।';
export const PAYMENT_VERIFIED = 'আপনার পেমেন্ট পেয়েছি, আপনার বুকিং নিশ্চিত হয়েছে।';
export const PAYMENT_PENDING =
  'পেমেন্ট পরিষেবা আপনার পেমেন্ট নিশ্চিত করবে, আমরা তার অপেক্ষায় আছি। ততক্ষণ আপনার ঘর ধরে রাখা থাকবে।';
export const CHANGE_PENDING =
  'পেমেন্ট পরিষেবা আপনার পেমেন্ট নিশ্চিত করবে, আমরা তার অপেক্ষায় আছি। ততক্ষণ আপনার বুকিং যেমন আছে তেমনই থাকবে।';
export const NOT_BOOKED_YET = 'শুধু নিশ্চিত হওয়া বুকিংয়ের বাকি টাকা দেওয়া যায়।';
export const STAY_OVER = 'থাকার দিন পেরিয়ে গেছে, তাই অনলাইনে আর টাকা দেওয়া যাবে না। হোস্টের সঙ্গে কথা বলুন।';
export const BALANCE_REFUNDED = 'আপনার বুকিংয়ে এই পেমেন্ট আর লাগেনি। পুরো টাকা আমরা ফেরত দিচ্ছি।';
export const PAID_TWICE_REFUNDED = 'এই বুকিংয়ের টাকা আপনি আগেই দিয়েছিলেন। দ্বিতীয় পেমেন্টটি আমরা ফেরত দিচ্ছি।';
export const CANCELLED_REFUNDED = 'আপনার পেমেন্ট পৌঁছনোর আগেই এই বুকিং বাতিল হয়েছিল। পুরো টাকা আমরা ফেরত দিচ্ছি।';
export const WRONG_AMOUNT_REFUNDED = 'যত টাকা দেওয়ার কথা, আমরা তত পাইনি। পুরোটাই ফেরত দিচ্ছি।';
export const PAYMENT_REFUNDED = 'আপনার পেমেন্ট খুব দেরিতে পৌঁছেছে, ঘর আর খালি নেই। পুরো টাকা আমরা ফেরত দিচ্ছি।';

/** Ends a sentence that is put together. */
export const FULL_STOP = '।';
