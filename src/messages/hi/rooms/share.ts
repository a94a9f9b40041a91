/** The share dialog (spec section 2). */

export const title = 'शेयर करें';
export const whatsApp = 'WhatsApp';
export const instagram = 'Instagram';
export const facebook = 'Facebook';
export const copyLink = 'लिंक कॉपी करें';
export const more = 'शेयर करने के और तरीके';
export const link = 'लिंक';
export const copied = 'लिंक कॉपी हो गया!';
export const notCopied = 'लिंक कॉपी नहीं हो पाया। आप उसे यहीं से चुनकर कॉपी कर सकते हैं।';
export const text = (room: string) => `पुरी का यह बढ़िया कमरा देखिए: ${room}!`;
