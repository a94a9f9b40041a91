/** The page passes in the host's contact details, because it reads content/. */
export interface Contact {
  phone: string;
  email: string;
  whatsapp?: string | undefined;
  directions: Readonly<Record<number, Directions>>;
}

interface Directions {
  fromStation?: string | undefined;
  fromAirport?: string | undefined;
}
