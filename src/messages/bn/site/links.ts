/** Links to the map and to the host's chat, on pages and in e-mails. */

export const openInMaps = 'মানচিত্রে খুলুন';
export const askOnWhatsApp = 'WhatsApp-এ জিজ্ঞেস করুন';
