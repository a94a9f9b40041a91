/** Buttons and links of several screens (spec section 2). */

export const addToCart = 'Add to Cart';
export const addToWishlist = 'Add to Wishlist';
export const back = 'Back';
export const backToRooms = 'Back to Rooms';
export const bookNow = 'Book Now';
export const browseRooms = 'Browse Rooms';
export const cancel = 'Cancel';
export const completePayment = 'Complete payment';
export const done = 'Done';
export const downloadInvoice = 'Download Invoice';
export const continueLabel = 'Continue';
export const inCart = 'In Cart';
export const logIn = 'Log In';
export const remove = 'Remove';
export const requestNewLink = 'Request a new link';
export const share = 'Share';
export const signUp = 'Sign Up';
export const tryAgain = 'Try again';
