/** The messages of guest and host on the guest's own booking page. */

export const message = 'संदेश';
export const send = 'संदेश भेजें';
export const HOST = 'मेज़बान';
export const YOU = 'आप';
export const hint = 'जवाब आपको ईमेल पर भी मिलेगा।';
export const NOT_LOADED = 'संदेश खुल नहीं पाए। कृपया फिर कोशिश करें।';
export const NOT_SENT = 'संदेश नहीं गया। कृपया फिर कोशिश करें।';
