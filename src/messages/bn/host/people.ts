/** The page of people, alerts and sessions. */

/** A file's name stays Latin. */
export { backupName } from '../../en/host/people.ts';

export const TITLE = 'লোকজন';
export const NOT_LOADED = 'লোকজনের তালিকা আনা গেল না।';
export const ownersOnly = 'কারা এখানে কাজ করেন তা শুধু মালিকরাই দেখেন, অন্যদের আমন্ত্রণও তাঁরাই জানান।';
export const people = 'কারা এখানে কাজ করেন';
export const you = 'আপনি';
export const ROLES = { owner: 'মালিক', staff: 'কর্মী' } as const;
export const roleAt = (role: keyof typeof ROLES, homestays: string) => `${ROLES[role]} · ${homestays}`;
export const rightsOf = (name: string) => `${name} কী কী করতে পারেন`;
export const RIGHTS = {
  prices: 'ভাড়া ঠিক করা',
  void: 'পেমেন্ট বাতিল করা',
  cancel: 'বুকিং বাতিল করা',
  refund: 'টাকা ফিরিয়ে দেওয়া, পাসকি দিয়ে',
} as const;
export const rightSet = (name: string) => `${name} কী কী করতে পারেন, সেভ হয়েছে।`;
export const remove = 'সরান';
export const removeOf = (name: string) => `${name}-কে সরান`;
export const removeTitle = (name: string) => `${name}-কে সরাবেন?`;
export const removeText = (homestays: string) =>
  `তিনি আর ${homestays}-এর ডেস্ক খুলতে পারবেন না। তাঁর বুকিং আর নোট থেকে যাবে।`;
export const removeYourself = (homestays: string) =>
  `আপনি আর ${homestays}-এর ডেস্ক খুলতে পারবেন না। অন্য কোনো মালিককে আপনাকে আবার আমন্ত্রণ জানাতে হবে।`;
export const keep = 'থাক';
export const removed = (name: string) => `${name}-কে সরানো হল।`;

export const invitations = 'আমন্ত্রিত';
export const until = (day: string) => `${day} পর্যন্ত`;
export const withdraw = 'তুলে নিন';
export const withdrawOf = (email: string) => `${email}-এর আমন্ত্রণ তুলে নিন`;
export const withdrawn = (email: string) => `${email}-এর আমন্ত্রণ তুলে নেওয়া হল।`;

export const invite = 'কাউকে আমন্ত্রণ জানান';
export const email = 'ইমেল';
export const emailHint = 'তিনি একটি লিঙ্ক পাবেন, যা 24 ঘণ্টার মধ্যে একবার কাজ করে।';
export const phone = 'ফোন';
export const phoneHint = 'যে কর্মীর ইমেল নেই: লিঙ্কটি আপনি পাবেন, আর তাঁকে পাঠিয়ে দেবেন, যেমন WhatsApp-এ।';
export const linkTitle = 'আমন্ত্রণের লিঙ্ক';
export const sendLink = (phone: string) =>
  `এই লিঙ্ক ${phone} নম্বরে পাঠান। যাঁর কাছে এটি থাকবে তিনিই যোগ দিতে পারবেন, একবার, 24 ঘণ্টার মধ্যে। এটি আর দেখানো হবে না।`;
export const role = 'কাজ';
export const ROLE_CHOICES = {
  staff: { name: 'কর্মী', means: 'আজ, ক্যালেন্ডার, বুকিং আর পেমেন্ট' },
  owner: { name: 'মালিক', means: 'সবকিছু, টাকাপয়সা আর লোকজনও' },
} as const;
export const homestays = 'হোমস্টে';
export const send = 'আমন্ত্রণ পাঠান';
export const invited = (email: string) => `${email}-কে আমন্ত্রণ জানানো হল।`;
export const WHOM_NEEDED = 'তাঁর ইমেল বা ফোন নম্বর লিখুন।';
export const EMAIL_OR_PHONE = 'ইমেল বা ফোন নম্বর, যে কোনো একটি লিখুন।';
export const HOMESTAY_NEEDED = 'একটি হোমস্টে বেছে নিন।';

export const passkeys = 'আপনার পাসকি';
export const NO_PASSKEYS = 'আপনার এখনও কোনো পাসকি নেই।';
export const added = (day: string) => `যোগ হয়েছে ${day}`;
export const lastUsed = (day: string) => `শেষ ব্যবহার ${day}`;
export const neverUsed = 'তারপর ব্যবহার হয়নি';
export const addPasskey = 'পাসকি যোগ করুন';
export const addHint = 'প্রতিটি ডিভাইসের জন্য একটি, যাতে ফোন হারালেও কেউ আটকে না যান।';
export const passkeyAdded = 'পাসকি যোগ হয়েছে।';
export const passkeyRemoved = 'পাসকি সরানো হল।';
export const removePasskeyTitle = 'এই পাসকি সরাবেন?';
export const removePasskeyText = (name: string) => `“${name}” দিয়ে আর ডেস্ক খোলা যাবে না।`;
export const codesLeft = (count: number) => `আর ${count}টি জরুরি কোড আছে।`;

export const newCodes = 'নতুন জরুরি কোড';
export const newCodesTitle = 'নতুন জরুরি কোড তৈরি করবেন?';
export const newCodesText = 'পুরনো কোডগুলি আর কাজ করবে না। নতুনগুলি একবারই দেখানো হবে।';
export const makeCodes = 'নতুন কোড তৈরি করুন';

export const sessions = 'কোথায় কোথায় লগ ইন করা আছে';
export const sessionsHint = '12 ঘণ্টা পরে আবার পাসকি বা পাসওয়ার্ড দিতে হয়।';
export const SESSIONS_NOT_LOADED = 'কোথায় লগ ইন করা আছে, তা আনা গেল না।';
export const PASSKEYS_NOT_LOADED = 'আপনার পাসকিগুলি আনা গেল না।';
export const since = (time: string) => `${time} থেকে`;
export const ends = (time: string) => `শেষ হবে ${time}`;
export const thisSession = 'এই ব্রাউজার';
export const end = 'শেষ করুন';
export const endOf = (time: string) => `${time} থেকে যে লগ ইন, তা শেষ করুন`;
export const ended = 'সেখান থেকে লগ আউট করা হল।';

export const backup = 'ব্যাকআপ';
export const backupText =
  'একটি ফাইলে সব বুকিং, ছবি আর সেটিং, একটি গোপন বাক্য দিয়ে তালা দেওয়া। এটি বাড়ির বাইরে রাখুন, যেমন পেন ড্রাইভে।';
export const passphrase = 'গোপন বাক্য';
export const passphraseHint = 'নামানোর আগে এটি লিখে রাখুন: এটি ছাড়া কেউ ফাইল খুলতে পারবেন না। অন্তত 12টি অক্ষর।';
export const PASSPHRASE_SHORT = 'গোপন বাক্যে অন্তত 12টি অক্ষর লাগবে।';
export const downloadBackup = 'ব্যাকআপ নামান';
export const BACKED_UP = 'ব্যাকআপ নামানো হয়েছে। গোপন বাক্যটি নিজের কাছে রাখুন।';
export const NO_PASSPHRASE = 'কোনো গোপন বাক্য দেখানো গেল না।';
export const NO_BACKUP_HERE = 'তথ্য আলাদা একটি সার্ভারে আছে, ব্যাকআপও সেখানেই হয়: তার নিজের প্রোগ্রাম ব্যবহার করুন।';
