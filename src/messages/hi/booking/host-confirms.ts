/** A request that its host confirms before it is paid. */

export const title = 'मेज़बान 2 घंटे में पक्का करेंगे';
export const nothingPaid = (rooms: number) =>
  `अभी आपको कुछ नहीं देना पड़ा है, और ${rooms === 1 ? 'कमरा आपके लिए रोका गया है' : 'कमरे आपके लिए रोके गए हैं'}।`;
export const hostLooks = (until: string) => `मेज़बान देखकर ${until} तक जवाब देंगे`;
export const thenHostLooks = 'फिर मेज़बान देखकर 2 घंटे में जवाब देंगे';
export const why = (property: string, rooms: number) =>
  `एक और साइट, जहाँ ${rooms === 1 ? 'यह कमरा' : 'इनमें से एक कमरा'} बिकता है, जवाब नहीं दे रही। ${property} के मेज़बान देखेंगे कि कमरा वहाँ बुक तो नहीं है।`;
export const ifFree = (rooms: number) =>
  rooms === 1 ? 'कमरा खाली हुआ तो आप भुगतान करेंगे' : 'सभी कमरे खाली हुए तो आप भुगतान करेंगे';
/** `email` is unknown where another browser made the request. */
export const linkComes = (email: string | undefined) =>
  `भुगतान का लिंक ${email ? `${email} पर` : 'ईमेल से'} आएगा। तब से आपके पास 24 घंटे होंगे।`;
export const ifGone = 'खाली न हों तो कुछ नहीं देना है';
export const mailComes = 'वह भी हम आपको ईमेल से बताएँगे।';
export const release = (rooms: number) => (rooms === 1 ? 'कमरा छोड़ दें' : 'कमरे छोड़ दें');
export const notReleased = 'कुछ भी छोड़ा नहीं जा सका। कृपया फिर कोशिश करें।';
