/** Shown by browsers that offer to install the site. */

export const home = 'ମୂଳ ପୃଷ୍ଠା';
export const homeOnPhone = 'ଫୋନରେ ମୂଳ ପୃଷ୍ଠା';
export const rooms = 'ଖାଲି ରୁମ ଓ ସେଗୁଡ଼ିକର ଦାମ';
export const roomsOnPhone = 'ଫୋନରେ ଖାଲି ରୁମ ଓ ସେଗୁଡ଼ିକର ଦାମ';
