/** Buttons and links of several screens (spec section 2). */

export const addToCart = 'କାର୍ଟରେ ରଖନ୍ତୁ';
export const addToWishlist = 'ପସନ୍ଦ ତାଲିକାରେ ରଖନ୍ତୁ';
export const back = 'ପଛକୁ';
export const backToRooms = 'ରୁମ ତାଲିକାକୁ ଫେରନ୍ତୁ';
export const bookNow = 'ଏବେ ବୁକ କରନ୍ତୁ';
export const browseRooms = 'ରୁମ ଦେଖନ୍ତୁ';
export const cancel = 'ଥାଉ';
export const completePayment = 'ପେମେଣ୍ଟ ସାରନ୍ତୁ';
export const done = 'ହୋଇଗଲା';
export const downloadInvoice = 'ଇନଭଏସ ଡାଉନଲୋଡ';
export const continueLabel = 'ଆଗକୁ ବଢ଼ନ୍ତୁ';
export const inCart = 'କାର୍ଟରେ ଅଛି';
export const logIn = 'ଲଗ ଇନ';
export const remove = 'ହଟାନ୍ତୁ';
export const requestNewLink = 'ନୂଆ ଲିଙ୍କ ମାଗନ୍ତୁ';
export const share = 'ସେୟାର କରନ୍ତୁ';
export const signUp = 'ସାଇନ ଅପ';
export const tryAgain = 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ';
