/** Where setting up begins. */

export const TITLE = 'আপনার হোমস্টে সাজিয়ে নিন';
export const lead = 'ছয়টি ছোট ধাপ। ঘরের ভাড়া ঠিক হলেই অতিথিরা বুক করতে পারবেন।';
export const begin = 'শুরু করুন';
export const NAMED_ALREADY = 'সাইটে একটি হোমস্টে আগেই আছে। “লেখা ও ছবি” পাতায় তার নাম বদলান।';
