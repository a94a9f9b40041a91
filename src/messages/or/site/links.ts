/** Links to the map and to the host's chat, on pages and in e-mails. */

export const openInMaps = 'ମ୍ୟାପରେ ଖୋଲନ୍ତୁ';
export const askOnWhatsApp = 'WhatsApp ରେ ପଚାରନ୍ତୁ';
