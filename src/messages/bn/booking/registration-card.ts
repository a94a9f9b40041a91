/** The card that guests fill in and sign when they come. */

export const TITLE = 'অতিথি নিবন্ধন কার্ড';
export const bookingOf = (reference: string) => `বুকিং ${reference}`;
export const guestOf = (number: number) => `অতিথি ${number}`;
export const GUEST_FIELDS = ['নাম', 'জন্মতারিখ', 'নাগরিকত্ব', 'পরিচয়পত্রের ধরন, শেষ চারটি অক্ষর'] as const;
export const PARTY_FIELDS = ['বাড়ির ঠিকানা', 'ফোন', 'কোথা থেকে আসছেন', 'কোথায় যাবেন', 'আসার উদ্দেশ্য', 'গাড়ি'] as const;
export const SIGNATURE = 'অতিথির সই';
/** A file's name stays Latin. */
export const fileName = (reference: string) => `Registration_card_${reference}.pdf`;
