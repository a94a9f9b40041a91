/** The share dialog (spec section 2). */

export const title = 'শেয়ার করুন';
export const whatsApp = 'WhatsApp';
export const instagram = 'Instagram';
export const facebook = 'Facebook';
export const copyLink = 'লিঙ্ক কপি করুন';
export const more = 'আর যেভাবে শেয়ার করা যায়';
export const link = 'লিঙ্ক';
export const copied = 'লিঙ্ক কপি হয়ে গেছে!';
export const notCopied = 'লিঙ্ক কপি করা গেল না। এখানে লেখা লিঙ্কটি নিজে কপি করে নিন।';
export const text = (room: string) => `পুরীতে এই চমৎকার ঘরটি দেখুন: ${room}!`;
