/** The company that papers are made out to. */

export const needed = 'আমার GST ইনভয়েস চাই';
export const company = 'কোম্পানি';
export const gstin = 'GSTIN';
export const gstinHint = 'না দিলেও চলে। 15টি ইংরেজি অক্ষর ও অঙ্ক।';

const PROBLEMS = {
  name: { missing: 'কোম্পানির নাম লিখুন', wrong: 'কোম্পানির নাম লিখুন' },
  gstin: { missing: 'GSTIN মিলিয়ে দেখুন', wrong: 'GSTIN মিলিয়ে দেখুন' },
} as const;
export const companySentence = (field: keyof typeof PROBLEMS, problem: 'missing' | 'wrong') =>
  PROBLEMS[field][problem];
