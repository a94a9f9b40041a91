/** The bill beside the steps of a booking. */

export const yourBooking = 'আপনার বুকিং';
export const priceSummary = 'ভাড়ার হিসেব';
/** Items of the bill. `stay` is its length in nights. */
export const roomsFor = (count: number, stay: string) =>
  count <= 1 ? `ঘর, ${stay}` : `${count}টি ঘর, ${stay}`;
export const longerStayDiscount = 'বেশি দিন থাকার ছাড়';
export const codeLine = (code: string) => `কোড ${code}`;
export const eachDay = (count: number, stay: string) => `রোজ ${count}টি, ${stay}`;
export const everyNight = (count: number, stay: string) => `প্রতি রাতে ${count}টি, ${stay}`;
export const total = 'মোট';
/** Beside each total that a guest pays. */
export const taxesIncluded = 'করসহ';
export const youPayNow = 'এখন দেবেন';
export const atProperty = 'চেক-ইনের সময় হোমস্টেতে';

/** A room of the cart. */
export const roomNumber = (number: number) => `ঘর ${number}`;
export const nights = 'রাত';
export const perNight = 'প্রতি রাত';
export const youSave = (rupees: string) => `আপনার ${rupees} বাঁচছে`;
