/** Links to the map and to the host's chat, on pages and in e-mails. */

export const openInMaps = 'नक्शे में खोलें';
export const askOnWhatsApp = 'WhatsApp पर पूछें';
