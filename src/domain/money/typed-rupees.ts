/** Reads whole rupees as a person types them, also `1,700` or `₹1700`; undefined for anything else. */
export function readRupees(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s,₹]/g, '');
  return /^\d{1,8}$/.test(digits) ? Number(digits) : undefined;
}
