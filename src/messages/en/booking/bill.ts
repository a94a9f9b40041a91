/** The bill beside the steps of a booking. */

export const yourBooking = 'Your booking';
export const priceSummary = 'Price summary';
/** Items of the bill. `stay` is its length in nights. */
export const roomsFor = (count: number, stay: string) =>
  count === 1 ? `Room, ${stay}` : `${count} rooms, ${stay}`;
export const longerStayDiscount = 'Longer stay discount';
export const codeLine = (code: string) => `Code ${code}`;
export const eachDay = (count: number, stay: string) => `${count} a day, ${stay}`;
export const everyNight = (count: number, stay: string) => `${count} a night, ${stay}`;
export const total = 'Total';
/** Beside each total that a guest pays. */
export const taxesIncluded = 'taxes included';
export const youPayNow = 'You pay now';
export const atProperty = 'At the property, on check-in';

/** A room of the cart. */
export const roomNumber = (number: number) => `Room ${number}`;
export const nights = 'Nights';
export const perNight = 'Per night';
export const youSave = (rupees: string) => `You save ${rupees}`;
