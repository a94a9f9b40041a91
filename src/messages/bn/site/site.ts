/** The frame of every page: header, menu, account, footer (spec section 2, "Header and navigation"). */

/** Brands only. */
export const SOCIAL = {
  whatsapp: 'হোয়াটসঅ্যাপ',
  instagram: 'ইনস্টাগ্রাম',
  youtube: 'ইউটিউব',
  facebook: 'ফেসবুক',
} as const;

/** The name of the menu of languages. */
export const language = 'ভাষা';
export const skip = 'মূল লেখায় যান';
/** All that a site says before its rooms have prices. */
export const openingSoon = 'শিগগিরই খুলছে';
export const needHelp = 'সাহায্য চাই?';
export const underName = 'হোমস্টে · পুরী';

/** The pages of the menu, by their path. */
export const MENU: Record<string, string> = {
  '/': 'প্রথম পাতা',
  '/rooms': 'ঘর',
  '/services': 'পরিষেবা',
  '/nearby-attractions': 'আশেপাশে বেড়ানো',
  '/about': 'আমাদের কথা',
  '/contact': 'যোগাযোগ',
};
export const mainMenu = 'প্রধান মেনু';
export const menu = 'মেনু';
export const account = 'অ্যাকাউন্ট';
export const wishlist = 'পছন্দের তালিকা';
export const cart = 'কার্ট';
export const myProfile = 'আমার প্রোফাইল';
export const signOut = 'লগ আউট করুন';

export const footer = 'পাতার নিচের অংশ';
export const policies = 'বাড়ির নিয়ম';
export const questions = 'প্রশ্নোত্তর';

export const previous = 'আগেরগুলি';
export const next = 'পরেরগুলি';

/** Above text of content/ that has no translation yet. */
export const notTranslated = 'এই পাতার পুরো অনুবাদ এখনও হয়নি: কিছুটা ইংরেজিতে আছে।';
/** In the footer, before a link to the contact page, until a native speaker has read the sentences. */
export const UNREAD = {
  line: 'এই অনুবাদ এখনও কোনো বাংলাভাষী মানুষ দেখে দেননি।',
  tell: 'কী ঠিক করতে হবে, আমাদের জানান।',
} as const;
