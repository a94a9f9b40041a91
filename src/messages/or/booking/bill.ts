/** The bill beside the steps of a booking. */

export const yourBooking = 'ଆପଣଙ୍କ ବୁକିଂ';
export const priceSummary = 'ଦାମର ହିସାବ';
/** Items of the bill. `stay` is its length in nights. */
export const roomsFor = (count: number, stay: string) =>
  count === 1 ? `ରୁମ, ${stay}` : `${count}ଟି ରୁମ, ${stay}`;
export const longerStayDiscount = 'ଅଧିକ ଦିନ ରହିବାର ରିହାତି';
export const codeLine = (code: string) => `କୋଡ ${code}`;
export const eachDay = (count: number, stay: string) => `ଦିନକୁ ${count}, ${stay}`;
export const everyNight = (count: number, stay: string) => `ପ୍ରତି ରାତି ${count}, ${stay}`;
export const total = 'ମୋଟ';
/** Beside each total that a guest pays. */
export const taxesIncluded = 'ଟିକସ ସହିତ';
export const youPayNow = 'ଏବେ ଦେବେ';
export const atProperty = 'ହୋମଷ୍ଟେରେ, ଚେକ-ଇନ ବେଳେ';

/** A room of the cart. */
export const roomNumber = (number: number) => `ରୁମ ${number}`;
export const nights = 'ରାତି';
export const perNight = 'ପ୍ରତି ରାତି';
export const youSave = (rupees: string) => `ଆପଣଙ୍କ ସଞ୍ଚୟ ${rupees}`;
