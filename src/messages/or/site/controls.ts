/** Labels of the shared controls (islands/ui). */

export const close = 'ବନ୍ଦ କରନ୍ତୁ';
export const dismiss = 'ହଟାନ୍ତୁ';
/** The region of the short messages at the edge of the screen. */
export const notifications = 'ବିଜ୍ଞପ୍ତି';

export const decrease = (noun: string) => `${noun} କମାନ୍ତୁ`;
export const increase = (noun: string) => `${noun} ବଢ଼ାନ୍ତୁ`;

export const chooseDate = 'ତାରିଖ ବାଛନ୍ତୁ';
export const openingCalendar = 'କ୍ୟାଲେଣ୍ଡର ଖୋଲୁଛି…';
export const clearDate = 'ଖାଲି କରନ୍ତୁ';
export const months = 'ମାସ';
export const previousMonth = 'ପୂର୍ବ ମାସ';
export const nextMonth = 'ପରବର୍ତ୍ତୀ ମାସ';
/** A day for screen readers, with its note. */
export const dayOff = (day: string) => `ବାଛିହେବ ନାହିଁ, ${day}`;
export const dayWith = (day: string, note: string) => `${day}, ${note}`;

export const showPassword = 'ପାସୱାର୍ଡ ଦେଖାନ୍ତୁ';
export const hidePassword = 'ପାସୱାର୍ଡ ଲୁଚାନ୍ତୁ';

export const steps = 'ପଦକ୍ଷେପ';
export const stepCompleted = 'ହୋଇଗଲା';
