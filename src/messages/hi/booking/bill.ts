/** The bill beside the steps of a booking. */

export const yourBooking = 'आपकी बुकिंग';
export const priceSummary = 'कीमत का हिसाब';
/** Items of the bill. `stay` is its length in nights. */
export const roomsFor = (count: number, stay: string) =>
  count <= 1 ? `कमरा, ${stay}` : `${count} कमरे, ${stay}`;
export const longerStayDiscount = 'ज़्यादा दिन ठहरने की छूट';
export const codeLine = (code: string) => `कोड ${code}`;
export const eachDay = (count: number, stay: string) => `रोज़ ${count}, ${stay}`;
export const everyNight = (count: number, stay: string) => `हर रात ${count}, ${stay}`;
export const total = 'कुल';
/** Beside each total that a guest pays. */
export const taxesIncluded = 'टैक्स सहित';
export const youPayNow = 'अभी देना है';
export const atProperty = 'होमस्टे पर, चेक-इन के समय';

/** A room of the cart. */
export const roomNumber = (number: number) => `कमरा ${number}`;
export const nights = 'रातें';
export const perNight = 'हर रात';
export const youSave = (rupees: string) => `आपकी बचत ${rupees}`;
