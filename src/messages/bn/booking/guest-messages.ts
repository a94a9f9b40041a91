/** The messages of guest and host on the guest's own booking page. */

export const message = 'বার্তা';
export const send = 'বার্তা পাঠান';
export const HOST = 'হোস্ট';
export const YOU = 'আপনি';
export const hint = 'উত্তর ইমেলেও পাবেন।';
export const NOT_LOADED = 'বার্তাগুলি আনা যায়নি। আবার চেষ্টা করুন।';
export const NOT_SENT = 'বার্তা পাঠানো যায়নি। আবার চেষ্টা করুন।';
