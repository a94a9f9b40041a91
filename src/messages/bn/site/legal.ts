/** The privacy page and the terms, besides the text of content/legal; and the links to them. */

export const PRIVACY = {
  title: 'গোপনীয়তা',
  description: 'অতিথিদের বিষয়ে আমরা কী জানি, কেন দরকার, কত দিন রাখি, আর কীভাবে মুছে ফেলতে বলবেন।',
  periods: 'কত দিন রাখি',
  periodsLead: 'তারপর মুছে ফেলা হয়, বা এমন করে দেওয়া হয় যে কার ছিল তা বোঝা যায় না; ব্যাকআপে তা হয় একটু পরে।',
  complaints: 'প্রশ্ন ও অভিযোগ',
} as const;

export const TERMS = {
  title: 'শর্তাবলি',
  description: 'অতিথি আর হোস্ট যা মেনে নেন: বুকিং, পেমেন্ট, বাতিল, থাকার সময়ের নিয়ম, আর কোন আইন প্রযোজ্য।',
} as const;

export const writeTo = 'আপনার তথ্য নিয়ে যে কোনো দরকারে আমাদের লিখুন বা ফোন করুন:';
export const board = 'আমাদের উত্তরে সন্তুষ্ট না হলে আপনি বিনা খরচে ভারতের তথ্য সুরক্ষা বোর্ডে অভিযোগ জানাতে পারেন।';

/** Text and links in order: `By booking you agree to our Terms. What we do with your details: Privacy.` */
export const agreeBooking = <Link>(terms: Link, privacy: Link) => [
  'বুকিং করলে আপনি আমাদের ',
  terms,
  ' মেনে নিচ্ছেন। আপনার তথ্য নিয়ে আমরা কী করি: ',
  privacy,
  '।',
];
export const agreeSignUp = <Link>(terms: Link, privacy: Link) => [
  'সাইন আপ করলে আপনি আমাদের ',
  terms,
  ' মেনে নিচ্ছেন। আপনার তথ্য নিয়ে আমরা কী করি: ',
  privacy,
  '।',
];

/** How guests pay, which the settings of the server decide: with Razorpay, or the host. */
export const PAYING = {
  title: 'টাকা দেওয়ার সময়',
  online: {
    terms:
      'বুক করার সময় সবটাই দেন, নয়তো তখন অগ্রিম দিয়ে বাকিটা চেক-ইনের আগে বা চেক-ইনের সময় দেন। এই সাইটে পেমেন্ট হয় Razorpay-এর মাধ্যমে। টাকা দেওয়ার সময়টুকু আপনার ঘর ধরে রাখা থাকে।',
    privacy:
      'আপনি টাকা দেন Razorpay-তে। আপনার কার্ড, ব্যাঙ্ক বা UPI-এর তথ্য Razorpay-এর কাছে যায়, আমাদের কাছে কখনও আসে না। আমরা শুধু জানতে পারি কত টাকা দেওয়া হল, কখন, আর পেমেন্টের নম্বর।',
  },
  toHost: {
    terms:
      'টাকা আপনি হোস্টকে দেন, এই সাইটে নয়: UPI-তে বা হোমস্টেতে এসে। হোস্ট আপনার বুকিং নিশ্চিত করা পর্যন্ত আপনার ঘর ধরে রাখা থাকে।',
    privacy:
      'টাকা আপনি হোস্টকে দেন, UPI-তে বা হোমস্টেতে এসে। আপনার কার্ড, ব্যাঙ্ক বা UPI-এর তথ্য এই সাইটের মধ্যে দিয়ে যায় না। আমরা লিখে রাখি কত টাকা দেওয়া হল, কখন, আর পেমেন্টের যে রেফারেন্স আপনি জানান।',
  },
} as const;
