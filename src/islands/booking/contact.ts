/** The host's contact details, passed in by the page, which reads content/. */
export interface Contact {
  phone: string;
  email: string;
  whatsapp?: string | undefined;
  /** How to come. */
  fromStation?: string | undefined;
  fromAirport?: string | undefined;
}
