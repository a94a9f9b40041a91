/** The page on which a human pays for what an assistant has held, `/offer`. */

export const title = 'Check and pay';
export const lead = 'An assistant has held these rooms for you. Please check everything before you pay.';
export const over =
  'This link has ended: the time to pay has run out, the booking is paid already, or a part of the link is missing. If you have paid, our confirmation is in your mailbox.';
/** After the guest has closed the payment window. */
export const stillHeld =
  "Payment wasn't completed. Your rooms stay held until the time runs out, and you can pay until then.";
export const addressHint = 'Optional. It is printed on your invoice.';
