/** The screen of an unexpected application error (spec section 2). */
export const FAILURE_HEADING = 'कुछ गड़बड़ हो गई';
export const FAILURE_UNKNOWN = 'अचानक कोई गड़बड़ी हुई है। कृपया फिर कोशिश करें।';
export const FAILURE_RELOAD = 'फिर से खोलें';
export const PART_NOT_LOADED = 'इस पेज का एक हिस्सा नहीं खुल पाया। अपना इंटरनेट जाँचें और पेज फिर से खोलें।';
export const RETURN_HOME = 'होम पेज पर लौटें';
