/** How to reach the host: handed over by the page, which reads content/. */
export interface Contact {
  phone: string;
  email: string;
  whatsapp?: string | undefined;
}
