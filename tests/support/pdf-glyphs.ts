import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

interface PdfObject {
  dict: string;
  stream: Buffer | undefined;
}

/** Parses the objects of a PDF by pdfkit, which has no object streams. */
function objectsOf(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const { 1: id, 2: dict = '', index, 0: whole } of text.matchAll(
    /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n|\nendobj)/g,
  )) {
    const from = index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(dict)?.[1] ?? 0);
    const raw = whole.endsWith('stream\n') ? bytes.subarray(from, from + length) : undefined;
    const stream = raw && /FlateDecode/.test(dict) ? inflateSync(raw) : raw;
    objects.set(Number(id), { dict, stream });
  }
  return objects;
}

/** Returns the font program that a page draws with under each name, such as `F1`. */
function fontsOf(objects: Map<number, PdfObject>): Map<string, Font> {
  const target = (dict: string, key: string) =>
    objects.get(Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(dict)?.[1]));
  const fonts = new Map<string, Font>();
  for (const { dict } of objects.values())
    for (const [, name = '', id] of dict.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const descendant = target(objects.get(Number(id))?.dict ?? '', 'DescendantFonts');
      const descriptor = target(descendant?.dict ?? '', 'FontDescriptor');
      const program = target(descriptor?.dict ?? '', 'FontFile2')?.stream;
      if (!program) continue;
      const font = create(program);
      if (!('fonts' in font)) fonts.set(name, font);
    }
  return fonts;
}

/** Returns a glyph's outline, moved to its place in the line; nothing for a space. */
export function outlineAt(font: Font, glyph: number, x: number, y: number): string[] {
  return font.getGlyph(glyph).path.commands.map(({ command, args }) => {
    const moved = args.map((value, at) => Math.round(value + (at % 2 === 0 ? x : y)));
    return `${command} ${moved.join(' ')}`;
  });
}

/** Returns all that is drawn in one font at a time, as outlines from the left end of each. */
export function drawnLines(bytes: Buffer): string[][] {
  const objects = objectsOf(bytes);
  const fonts = fontsOf(objects);
  const pages = [...objects.values()].flatMap(({ stream }) =>
    stream?.includes(' Tf\n') ? [stream.toString('latin1')] : [],
  );
  return pages.flatMap((page) =>
    [...page.matchAll(/\/(F\d+) [\d.]+ Tf\n(?:[^[]*\n)?\[(.*)\] TJ/g)].map(([, name = '', shown = '']) => {
      const font = fonts.get(name);
      if (!font) throw new Error(`There is no font ${name}.`);
      return shownOutlines(font, shown);
    }),
  );
}

function shownOutlines(font: Font, shown: string): string[] {
  const unit = font.unitsPerEm / 1000;
  const outlines: string[] = [];
  let pen = 0;
  for (const [, ids, moved] of shown.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/gi)) {
    if (moved !== undefined) pen -= Number(moved) * unit;
    for (const id of ids?.match(/.{4}/g) ?? []) {
      const glyph = Number.parseInt(id, 16);
      outlines.push(...outlineAt(font, glyph, pen, 0));
      pen += font.getGlyph(glyph).advanceWidth;
    }
  }
  return outlines;
}
