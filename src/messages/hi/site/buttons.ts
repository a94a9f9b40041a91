/** Buttons and links of several screens (spec section 2). */

export const addToCart = 'कार्ट में जोड़ें';
export const addToWishlist = 'पसंद की सूची में जोड़ें';
export const back = 'पीछे';
export const backToRooms = 'कमरों पर लौटें';
export const bookNow = 'अभी बुक करें';
export const browseRooms = 'कमरे देखें';
export const cancel = 'रहने दें';
export const completePayment = 'भुगतान पूरा करें';
export const done = 'हो गया';
export const downloadInvoice = 'इनवॉइस डाउनलोड करें';
export const continueLabel = 'आगे बढ़ें';
export const inCart = 'कार्ट में है';
export const logIn = 'लॉग इन';
export const remove = 'हटाएँ';
export const requestNewLink = 'नया लिंक मँगाएँ';
export const share = 'शेयर करें';
export const signUp = 'साइन अप';
export const tryAgain = 'फिर कोशिश करें';
