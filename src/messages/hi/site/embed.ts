/** The search form on pages of other sites. */

export const title = (site: string) => `${site} में कमरे खोजें`;
export const guests = 'मेहमान';
export const children = 'बच्चे';
/** The price of the rooms that the party needs, for the whole stay. */
export const price = (amount: string, nights: string) => `${nights} के लिए ${amount} से शुरू`;
export const NONE = 'इन तारीखों में इतने मेहमानों के लिए हमारे पास कमरे नहीं हैं।';
