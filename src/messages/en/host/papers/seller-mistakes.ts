/** What is wrong with a seller that a host wants to save. */
export const OTHER_STATE = 'Please check the GSTIN: it begins with the code of another state.';
export const PIN_NEEDED = 'A registered seller needs a PIN.';
export const PREFIX_TAKEN = 'Another seller numbers with this prefix.';
export const papersSince = (number: string) =>
  `Invoice ${number} was issued after that day, or paid then. Ask your accountant about revised invoices.`;
