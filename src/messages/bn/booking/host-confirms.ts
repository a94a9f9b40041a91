/** A request that its host confirms before it is paid. */

export const title = 'হোস্ট 2 ঘণ্টার মধ্যে নিশ্চিত করবেন';
export const nothingPaid = (rooms: number) =>
  `আপনি এখনও কোনো টাকা দেননি, আর ${rooms === 1 ? 'ঘরটি' : 'ঘরগুলি'} আপনার জন্য ধরে রাখা আছে।`;
export const hostLooks = (until: string) => `হোস্ট দেখে নিয়ে ${until}-এর মধ্যে উত্তর দেবেন`;
export const thenHostLooks = 'তারপর হোস্ট দেখে নিয়ে 2 ঘণ্টার মধ্যে উত্তর দেবেন';
export const why = (property: string, rooms: number) =>
  `অন্য যে সাইটে ${rooms === 1 ? 'এই ঘর' : 'এই ঘরগুলির একটি'} বুক করা যায়, তার উত্তর আসেনি। সেখানে ঘরটি বুক হয়ে আছে কি না, ${property} দেখে নিচ্ছে।`;
export const ifFree = (rooms: number) => (rooms === 1 ? 'ঘর খালি থাকলে টাকা দেবেন' : 'সব ঘর খালি থাকলে টাকা দেবেন');
/** `email` is unknown where another browser made the request. */
export const linkComes = (email: string | undefined) =>
  `টাকা দেওয়ার লিঙ্ক ${email ? `${email} ঠিকানায়` : 'ইমেলে'} আসবে। তখন থেকে 24 ঘণ্টা সময় পাবেন।`;
export const ifGone = 'খালি না থাকলে কিছুই দিতে হবে না';
export const mailComes = 'সেটিও আমরা ইমেলে জানাব।';
export const release = (rooms: number) => (rooms === 1 ? 'ঘরটি ছেড়ে দিন' : 'ঘরগুলি ছেড়ে দিন');
export const notReleased = 'কিছুই ছাড়া গেল না। আবার চেষ্টা করুন।';
