/** What guests need to know about their arrival before they pay. */

export const callFirst = 'টাকা দেওয়ার আগে ফোন করুন';
/** The beginning of a chat with the host; `time` is empty if it is not known. */
export const lateQuestion = (stay: string, party: string, time: string) =>
  `নমস্কার! আমরা ${stay} থাকতে চাই (${party})${time ? `, পৌঁছনোর সময় ${time}` : ', আজ রাতেই পৌঁছব'}। তখন ঘরে ঢুকতে পারব তো?`;
export const BRING_ID = 'প্রত্যেক প্রাপ্তবয়স্কের ছবিসহ পরিচয়পত্র আনবেন।';
export const couplesCall = 'অবিবাহিত যুগল হলে আগে আমাদের ফোন করুন।';
