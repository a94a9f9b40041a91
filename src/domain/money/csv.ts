/** A spreadsheet takes a text that begins with one of these for a formula, so an apostrophe comes before it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Without this mark at the beginning, spreadsheets don't read a file as UTF-8. */
export const BOM = '\ufeff';

/** Returns a table as CSV (RFC 4180). The first row is the header. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

function toField(value: string | number): string {
  const plain = String(value);
  const text = FORMULA.test(plain) && !NUMBER.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of a CSV file, with the number of the line on which it begins. */
export interface CsvRow {
  line: number;
  fields: string[];
}

/** A field, then what ends it: a comma, a line's end, or the file's. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/**
 * Reads a CSV file as spreadsheets write it: with or without BOM, any line ends, none after the last row. Empty lines
 * are left out. Returns only the number of the line if a quote there is wrong.
 */
export function fromCsv(text: string): { rows: CsvRow[] } | { wrongLine: number } {
  const rows: CsvRow[] = [];
  const source = text.startsWith(BOM) ? text.slice(1) : text;
  let [line, at] = [1, 0];
  let row: CsvRow = { line, fields: [] };
  while (at < source.length || row.fields.length > 0) {
    FIELD.lastIndex = at;
    const found = FIELD.exec(source);
    if (!found) return { wrongLine: line };
    const [whole, quoted, plain = '', end] = found;
    row.fields.push(fromField(quoted?.replaceAll('""', '"') ?? plain));
    line += whole.split(/\r\n|\n|\r/).length - 1;
    at += whole.length;
    if (end === ',') continue;
    if (row.fields.some((field) => field !== '')) rows.push(row);
    row = { line, fields: [] };
  }
  return { rows };
}

function fromField(field: string): string {
  const text = field.replaceAll(/\r\n?/g, '\n');
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
