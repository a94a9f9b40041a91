import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BOM, fromCsv, toCsv } from '#domain/money/csv.ts';

const fieldsOf = (text: string) => {
  const read = fromCsv(text);
  return 'rows' in read ? read.rows.map(({ fields }) => fields) : read;
};

describe('a CSV file', () => {
  it.each([
    ['of Excel', `${BOM}a,b\r\n"1, 2","say ""no"""\r\n`],
    ['of LibreOffice', 'a,b\n"1, 2","say ""no"""'],
    ['of an old Mac', 'a,b\r"1, 2","say ""no"""\r'],
  ])('is read as one %s', (_source, text) => {
    expect(fieldsOf(text)).toEqual([
      ['a', 'b'],
      ['1, 2', 'say "no"'],
    ]);
  });

  it('has rows with the lines on which they begin, without empty ones', () => {
    expect(fromCsv('a,b\r\n"two\r\nlines",\r\n,\r\n\r\nc,d\r\n')).toEqual({
      rows: [
        { line: 1, fields: ['a', 'b'] },
        { line: 2, fields: ['two\nlines', ''] },
        { line: 6, fields: ['c', 'd'] },
      ],
    });
  });

  it('has line ends of one kind in its fields, and may end in an empty one', () => {
    expect(fieldsOf('"two\rlines","three\n\r\nlines",')).toEqual([['two\nlines', 'three\n\nlines', '']]);
  });

  it.each([
    ['a\r\n"b', 2],
    ['a\r\n"b"c\r\n', 2],
    ['a"b\r\n', 1],
  ])('%j has a wrong quotation mark on line %i', (text, wrongLine) => {
    expect(fromCsv(text)).toEqual({ wrongLine });
  });

  it.each(['=1+1', '+91', '-x', '@you', "'=1", "''+2"])('runs nothing for %s', (text) => {
    const csv = toCsv([[text, 'b']]);
    expect(csv).toBe(`'${text},b\r\n`);
    expect(fieldsOf(csv)).toEqual([[text, 'b']]);
  });

  it('keeps the apostrophe of a word', () => {
    expect(fieldsOf("'tis,b")).toEqual([["'tis", 'b']]);
  });
});

test('what is written is read', () => {
  const text = fc.string({ unit: fc.constantFrom(...`a,"'=+-@\n\t ଓ€0`) });
  const table = fc.array(fc.array(text, { minLength: 1 }).filter((row) => row.some(Boolean)));
  fc.assert(
    fc.property(table, (rows) => {
      expect(fieldsOf(toCsv(rows))).toEqual(rows);
    }),
  );
});
