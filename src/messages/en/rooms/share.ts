/** The share dialog (spec section 2). */

export const title = 'Share';
export const whatsApp = 'WhatsApp';
export const instagram = 'Instagram';
export const facebook = 'Facebook';
export const copyLink = 'Copy Link';
export const more = 'More ways to share';
export const link = 'Link';
export const copied = 'Link copied to clipboard!';
export const notCopied = "The link couldn't be copied. You can copy it from the field.";
export const text = (room: string) => `Check out this amazing room at Puri: ${room}!`;
