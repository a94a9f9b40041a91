/** How guests can tell the site from a copy, and the house from an invented one. */

export const realSite = (host: string) => `এটি নকল সাইট। আসল সাইট হল ${host}।`;

export const ADDRESS = {
  title: 'ঠিকানাটি দেখে নিন',
  text: (host: string) => `আমাদের সাইট ${host}, আর কোনোটি নয়। কিছু লেখার আগে ব্রাউজারে ঠিকানাটি দেখে নিন।`,
} as const;

export const CALL = {
  title: 'আমাদের ফোন করে জেনে নিন',
  text: 'আপনার বুকিং নিয়ে কেউ ফোন করলে বা লিখলে, আর আপনার সন্দেহ হলে, এখানে লেখা নম্বরে ফোন করুন, যে নম্বর আপনাকে পাঠানো হয়েছে তাতে নয়।',
  link: (phone: string) => `আমাদের ফোন করুন: ${phone}`,
} as const;

const BEWARE = 'অন্য কোনো সাইটে টাকা দেবেন না, আর ফোনে বা চ্যাটে কাউকে কার্ডের নম্বর বা PIN বলবেন না।';

export const PAY = {
  title: 'টাকা দেবেন শুধু এখানে',
  online: (host: string) =>
    `টাকা দেবেন শুধু এখানে: ${host} সাইটে, আমাদের পাতায় Razorpay-এর যে উইন্ডো খোলে তাতে, checkout.razorpay.com আর api.razorpay.com ঠিকানায়। বাকি টাকা হোমস্টেতে এসে দেবেন। ${BEWARE}`,
  toHost: (host: string) =>
    `টাকা দেবেন শুধু এখানে: হোমস্টেতে এসে, বা ${host} সাইটে আপনার বুকিংয়ে যে UPI ID দেখা যায় তাতে। ${BEWARE}`,
} as const;

export const MAP = { title: 'বাড়িটি খুঁজে নিন', link: 'মানচিত্রে আমাদের বাড়ি' } as const;

/** What the host has told in content/site.yaml. */
export const PAPERS = {
  title: 'আমাদের কাগজপত্র',
  licence: 'লাইসেন্স',
  registration: 'নিবন্ধন',
  gstin: 'GSTIN',
  since: 'অতিথি আসছেন যে সাল থেকে',
} as const;
