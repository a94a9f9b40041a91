/** Returns the link that calls a phone number written with spaces. */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
