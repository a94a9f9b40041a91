/** What a host has perhaps mistyped. They may save it all the same. */

export const saveAnyway = 'তবু সেভ করুন';
export const priceJumps = (nights: number) => `${nights} রাতের ভাড়া অর্ধেকের বেশি বদলাচ্ছে। এই ভাড়া কি ঠিক?`;
