/** Labels and buttons of the auth dialogs and pages (spec section 2, "Auth dialogs"). */

export const EMAIL_ADDRESS = 'ইমেল ঠিকানা';
export const PHONE_OPTIONAL = 'ফোন নম্বর (না দিলেও চলে)';
export const PASSWORD = 'পাসওয়ার্ড';
export const NEW_PASSWORD = 'নতুন পাসওয়ার্ড';
export const CONFIRM_PASSWORD = 'পাসওয়ার্ডটি আবার লিখুন';

export const LOG_IN_LEAD = 'যে কোনো ডিভাইসে আপনার বুকিং আর তথ্য দেখুন।';
export const FORGOT_PASSWORD = 'পাসওয়ার্ড ভুলে গেছেন?';
export const CHANGE_EMAIL = 'বদলান';
export const CONTINUE_AS_GUEST = 'অ্যাকাউন্ট ছাড়াই এগোন';
export const NEW_HERE = 'নতুন এসেছেন?';
export const HAVE_ACCOUNT = 'আগেই অ্যাকাউন্ট আছে?';
export const SET_PASSWORD = 'পাসওয়ার্ড দিন';
export const SET_PASSWORD_AND_LOG_IN = 'পাসওয়ার্ড দিয়ে লগ ইন করুন';
export const NEW_PASSWORD_LEGEND = 'নতুন পাসওয়ার্ড বেছে নিন';
export const RESET_PASSWORD = 'নতুন পাসওয়ার্ড দিন';
export const RESETTING = 'বদলানো হচ্ছে...';
export const GOING_HOME = 'প্রথম পাতায় নিয়ে যাচ্ছি…';
export const CHECKING_LINK = 'আপনার লিঙ্ক দেখা হচ্ছে…';
export const EMAIL_VERIFIED = 'ধন্যবাদ। আপনার ইমেল যাচাই হয়েছে।';
export const CHOOSE_PASSWORD = 'এবার একটি পাসওয়ার্ড দিলেই শেষ।';
export const HAS_PASSWORD = 'আপনার পাসওয়ার্ড আগেই আছে।';

export const SIGN_UP_HINT = 'এই ইমেল ঠিকানায় যাচাইয়ের কোড পাঠানো হবে';
export const NO_ACCOUNT_LINK = 'অ্যাকাউন্ট খুলুন';
export const RESEND_LINK = 'যাচাইয়ের ইমেল আবার পাঠান';
export const RESET_TOKEN_MISSING = 'এই লিঙ্কটি ঠিক নয় বা অসম্পূর্ণ। পাসওয়ার্ড বদলানোর নতুন একটি লিঙ্ক চেয়ে নিন।';

export const passwordRule = (email: string) => (email ? `${email}: অন্তত 8টি অক্ষর।` : 'অন্তত 8টি অক্ষর।');
export const loggedIn = (name: string | null) =>
  name ? `নমস্কার, ${name}। আপনি লগ ইন করেছেন।` : 'নমস্কার। আপনি লগ ইন করেছেন।';

export function welcome(product: string): string {
  return `${product}-এ স্বাগতম`;
}
