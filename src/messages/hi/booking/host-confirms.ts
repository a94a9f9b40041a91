/** A request that its host confirms before it is paid. */

export const title = 'मेज़बान 2 घंटे में पक्का करेंगे';
export const nothingPaid = 'अभी आपको कुछ नहीं देना पड़ा है, और कमरा आपके लिए रोका गया है।';
export const hostLooks = (until: string) => `मेज़बान देखकर ${until} तक जवाब देंगे`;
export const thenHostLooks = 'फिर मेज़बान देखकर 2 घंटे में जवाब देंगे';
export const why = (property: string) =>
  `एक और साइट, जहाँ यह कमरा बिकता है, जवाब नहीं दे रही। ${property} के मेज़बान देखेंगे कि कमरा वहाँ बुक तो नहीं है।`;
export const ifFree = 'कमरा खाली हुआ तो आप भुगतान करेंगे';
/** `email` is unknown where another browser made the request. */
export const linkComes = (email: string | undefined) =>
  `भुगतान का लिंक ${email ? `${email} पर` : 'ईमेल से'} आएगा। तब से आपके पास 24 घंटे होंगे।`;
export const ifGone = 'कमरा भर चुका हो तो कुछ नहीं देना है';
export const mailComes = 'वह भी हम आपको ईमेल से बताएँगे।';
export const release = 'कमरा छोड़ दें';
export const notReleased = 'कमरा छोड़ा नहीं जा सका। कृपया फिर कोशिश करें।';
