/** Labels of the shared controls (islands/ui). */

export const close = 'बंद करें';
export const dismiss = 'हटाएँ';
/** The region of the short messages at the edge of the screen. */
export const notifications = 'सूचनाएँ';

export const decrease = (noun: string) => `${noun} घटाएँ`;
export const increase = (noun: string) => `${noun} बढ़ाएँ`;

export const chooseDate = 'तारीख चुनें';
export const openingCalendar = 'कैलेंडर खुल रहा है…';
export const clearDate = 'मिटाएँ';
export const months = 'महीने';
export const previousMonth = 'पिछला महीना';
export const nextMonth = 'अगला महीना';
/** A day for screen readers, with its note. */
export const dayOff = (day: string) => `खाली नहीं, ${day}`;
export const dayWith = (day: string, note: string) => `${day}, ${note}`;

export const showPassword = 'पासवर्ड दिखाएँ';
export const hidePassword = 'पासवर्ड छिपाएँ';

export const steps = 'चरण';
export const stepCompleted = 'पूरा हुआ';
