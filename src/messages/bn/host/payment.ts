/** Recording money that a guest paid at the homestay. */

export const title = (name: string) => `${name}-এর পেমেন্ট`;
export const amount = 'কত টাকা';
export const method = 'কীভাবে দিয়েছেন?';
export const METHODS = { cash: 'নগদ', upi: 'UPI', bank: 'ব্যাঙ্ক ট্রান্সফার', card: 'কার্ড মেশিন' } as const;
export const note = 'নোট';
export const noteHint = 'যেমন UPI-এর রেফারেন্স। না লিখলেও চলে।';
export const record = 'পেমেন্ট লিখুন';
export const balance = (amount: string) => `বাকি: ${amount}`;
export const left = (amount: string) => `এর পরেও ${amount} বাকি থাকবে।`;
export const AMOUNT_NEEDED = 'পুরো টাকায় লিখুন, পয়সা ছাড়া।';
export const tooMuch = (balance: string) => `বাকি আছে ${balance}।`;
export const recorded = (amount: string, left: string | undefined) =>
  left ? `${amount} লেখা হল, এখনও ${left} বাকি।` : `${amount} লেখা হল। সব টাকা মিটে গেছে।`;
