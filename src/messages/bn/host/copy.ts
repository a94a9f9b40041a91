/** An address that the host copies or sends: of a calendar, a payment, an invitation. */

export const copy = 'ঠিকানা কপি করুন';
export const copyForm = 'খোঁজার ফর্ম কপি করুন';
export const copyFormHint =
  'অন্য সাইটের কোনো পাতায়, যেমন ব্লগে, এটি বসান: সেখানে খোঁজার একটি ফর্ম দেখা যাবে, যা থেকে আপনার ঘরগুলি খোলে।';
export const copied = 'কপি হয়েছে';
export const COPY_FAILED = 'ব্রাউজার কপি করতে দিচ্ছে না। ঠিকানাটি বেছে নিয়ে নিজে কপি করুন।';
export const byWhatsApp = 'WhatsApp-এ পাঠান';
