/** Links to the map and to the host's chat, on pages and in e-mails. */

export const openInMaps = 'Open in maps';
export const askOnWhatsApp = 'Ask on WhatsApp';
