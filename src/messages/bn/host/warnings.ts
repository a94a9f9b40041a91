/** What a host has perhaps mistyped. They may save it all the same. */

export const saveAnyway = 'তবু সেভ করুন';
export const priceJumps = (nights: number) => `${nights} রাতের দাম অর্ধেকের বেশি বদলাচ্ছে। এই দাম কি ঠিক?`;
