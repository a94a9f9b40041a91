import { asciiDigits } from '#domain/party/guest-phone-link.ts';

/** Reads whole rupees as a person types them, also `1,700`, `₹1700` or `୧୭୦୦`; undefined for anything else. */
export function readRupees(typed: string): number | undefined {
  const digits = asciiDigits(typed).replaceAll(/[\s,₹]/g, '');
  return /^\d{1,8}$/.test(digits) ? Number(digits) : undefined;
}
