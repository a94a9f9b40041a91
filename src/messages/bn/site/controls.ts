/** Labels of the shared controls (islands/ui). */

export const close = 'বন্ধ করুন';
export const dismiss = 'সরিয়ে দিন';
/** The region of the short messages at the edge of the screen. */
export const notifications = 'বিজ্ঞপ্তি';

export const decrease = (noun: string) => `${noun} কমান`;
export const increase = (noun: string) => `${noun} বাড়ান`;

export const chooseDate = 'তারিখ বেছে নিন';
export const openingCalendar = 'ক্যালেন্ডার খুলছে…';
export const clearDate = 'মুছুন';
export const months = 'মাস';
export const previousMonth = 'আগের মাস';
export const nextMonth = 'পরের মাস';
/** A day for screen readers, with its note. */
export const dayOff = (day: string) => `খালি নেই, ${day}`;
export const dayWith = (day: string, note: string) => `${day}, ${note}`;

export const showPassword = 'পাসওয়ার্ড দেখান';
export const hidePassword = 'পাসওয়ার্ড লুকোন';

export const steps = 'ধাপ';
export const stepCompleted = 'হয়ে গেছে';
