/** A spreadsheet takes a text that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Without this mark at the beginning, spreadsheets don't read a file as UTF-8. */
export const BOM = '\ufeff';

/** Returns a table as CSV (RFC 4180). The first row is the header. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

function toField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
