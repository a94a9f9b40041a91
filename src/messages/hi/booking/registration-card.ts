/** The card that guests fill in and sign when they come. */

export const TITLE = 'पंजीकरण कार्ड';
export const bookingOf = (reference: string) => `बुकिंग ${reference}`;
export const guestOf = (number: number) => `मेहमान ${number}`;
export const GUEST_FIELDS = ['नाम', 'जन्म तिथि', 'राष्ट्रीयता', 'कौन-सा पहचान पत्र, आखिरी चार अक्षर'] as const;
export const PARTY_FIELDS = ['घर का पता', 'फ़ोन', 'कहाँ से आए', 'आगे कहाँ जाएँगे', 'आने का उद्देश्य', 'गाड़ी'] as const;
export const SIGNATURE = 'मेहमान के हस्ताक्षर';
/** A file's name stays Latin. */
export const fileName = (reference: string) => `Registration_card_${reference}.pdf`;
