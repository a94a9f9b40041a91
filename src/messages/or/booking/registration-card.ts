/** The card that guests fill in and sign when they come. */

export const TITLE = 'ପଞ୍ଜୀକରଣ କାର୍ଡ';
export const bookingOf = (reference: string) => `ବୁକିଂ ${reference}`;
export const guestOf = (number: number) => `ଅତିଥି ${number}`;
export const GUEST_FIELDS = ['ନାଁ', 'ଜନ୍ମ ତାରିଖ', 'ନାଗରିକତା', 'ପରିଚୟ ପତ୍ର, ତା’ର ଶେଷ ଚାରି ଅକ୍ଷର'] as const;
export const PARTY_FIELDS = ['ଘର ଠିକଣା', 'ଫୋନ', 'କେଉଁଠୁ ଆସିଲେ', 'କେଉଁଠିକି ଯିବେ', 'ଆସିବାର ଉଦ୍ଦେଶ୍ୟ', 'ଗାଡ଼ି'] as const;
export const SIGNATURE = 'ଅତିଥିଙ୍କ ଦସ୍ତଖତ';
/** A file's name stays Latin. */
export const fileName = (reference: string) => `Registration_card_${reference}.pdf`;
