/** `name@bank`: letters, digits, dots, hyphens and underscores before the @, the letters and digits of a bank after it. */
export const UPI_ID = /^[a-z\d][a-z\d._-]{1,254}@[a-z][a-z\d]{1,63}$/i;

/** A UPI reference as banks and apps show it. */
export const PAID_REFERENCE = /^[a-z\d]{4,40}$/i;

interface UpiPayment {
  upiId: string;
  /** The name of the homestay, which the guest's app shows. */
  payee: string;
  rupees: number;
  /** `SH12`. */
  reference: string;
}

/** Returns the link that opens a UPI app with the payment filled in; the same text is in the QR code. */
export function upiLink({ upiId, payee, rupees, reference }: UpiPayment): string {
  const fields = [
    // An @ may stand in a query as it is, and some apps don't decode it.
    `pa=${upiId}`,
    `pn=${encodeURIComponent(payee)}`,
    `am=${rupees}`,
    'cu=INR',
    `tn=${reference}`,
  ];
  return `upi://pay?${fields.join('&')}`;
}
