/** The screen of an unexpected application error (spec section 2). */
export const FAILURE_HEADING = 'কিছু একটা গোলমাল হয়েছে';
export const FAILURE_UNKNOWN = 'হঠাৎ একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।';
export const FAILURE_RELOAD = 'আবার খুলুন';
export const PART_NOT_LOADED = 'এই পাতার একটি অংশ আনা যায়নি। আপনার ইন্টারনেট সংযোগ দেখে নিয়ে পাতাটি আবার খুলুন।';
export const RETURN_HOME = 'প্রথম পাতায় ফিরুন';
