/** Sentences of the page `/find-booking`. */

export const TITLE = 'मेरी बुकिंग खोजें';
export const DESCRIPTION = 'अपनी बुकिंग का नया लिंक ईमेल से पाएँ।';
export const LEAD = 'अपनी बुकिंग का रेफ़रेंस और वह ईमेल लिखें जिससे आपने बुकिंग की थी। हम आपको बुकिंग का लिंक ईमेल करेंगे।';
export const REFERENCE = 'बुकिंग रेफ़रेंस';
export const REFERENCE_HINT = 'यह SH से शुरू होता है। आपके पुष्टि वाले ईमेल और इनवॉइस पर लिखा है।';
export const REFERENCE_EXAMPLE = 'SH12';
export const REFERENCE_NEEDED = 'कृपया अपना बुकिंग रेफ़रेंस लिखें, जैसे SH12।';
export const SEND = 'मुझे लिंक ईमेल करें';
export const ANOTHER = 'दूसरी बुकिंग खोजें';
/** Shown whether or not the booking exists. */
export const LINK_SENT = 'अगर इस रेफ़रेंस और ईमेल की कोई बुकिंग है, तो हमने उस ईमेल पते पर लिंक भेज दिया है।';
export const NOT_ARRIVED = 'कृपया स्पैम फ़ोल्डर भी देखें। कुछ न आए तो रेफ़रेंस और ईमेल पता जाँच लें, या हमसे संपर्क करें।';
export const SEND_FAILED = 'हम लिंक भेज नहीं पाए। कृपया फिर कोशिश करें।';
