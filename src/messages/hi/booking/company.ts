/** The company that papers are made out to. */

export const needed = 'मुझे GST इनवॉइस चाहिए';
export const company = 'कंपनी';
export const gstin = 'GSTIN';
export const gstinHint = 'ज़रूरी नहीं। 15 अक्षर और अंक।';

const PROBLEMS = {
  name: { missing: 'कृपया कंपनी का नाम लिखें', wrong: 'कृपया कंपनी का नाम लिखें' },
  gstin: { missing: 'कृपया GSTIN जाँच लें', wrong: 'कृपया GSTIN जाँच लें' },
} as const;
export const companySentence = (field: keyof typeof PROBLEMS, problem: 'missing' | 'wrong') =>
  PROBLEMS[field][problem];
