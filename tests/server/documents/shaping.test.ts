import { globSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { Sheet } from '#server/documents/sheet.ts';
import { outlinesOf } from '#site/card-text.ts';
import { loadShaping, type Weight } from '#site/faces.ts';
import { type IndianScript, namesIn } from '../../support/indian-names.ts';
import { readPdf } from '../../support/pdf.ts';
import { drawnLines, outlineAt } from '../../support/pdf-glyphs.ts';

const NOTO = 'node_modules/@expo-google-fonts/noto';
const FONTS: Record<IndianScript, Record<Weight, string>> = {
  bengali: {
    regular: `${NOTO}-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf`,
    bold: `${NOTO}-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf`,
  },
  devanagari: {
    regular: `${NOTO}-sans/400Regular/NotoSans_400Regular.ttf`,
    bold: `${NOTO}-sans/600SemiBold/NotoSans_600SemiBold.ttf`,
  },
  odia: {
    regular: `${NOTO}-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf`,
    bold: `${NOTO}-sans-oriya/600SemiBold/NotoSansOriya_600SemiBold.ttf`,
  },
};
const ON_A_PAGE = 50;
const ALL: [IndianScript, Weight][] = (['bengali', 'devanagari', 'odia'] as const).flatMap((script) =>
  (['regular', 'bold'] as const).map((weight): [IndianScript, Weight] => [script, weight]),
);

const WORDS: Record<IndianScript, [language: string, word: RegExp]> = {
  bengali: ['bn', /[\p{Script=Bengali}\u200c\u200d]+/gu],
  devanagari: ['hi', /[\p{Script=Devanagari}\u200c\u200d]+/gu],
  odia: ['or', /[\p{Script=Oriya}\u200c\u200d]+/gu],
};

/** Returns 200 names; with `npm run test:all` every word of the site, too. */
function textsIn(script: IndianScript): string[] {
  const names = namesIn(script);
  if (!process.env.TEST_ALL) return names;
  const [language, word] = WORDS[script];
  const files = globSync([`src/messages/${language}/**/*.ts`, `content/**/${language}/**/*.{mdx,yaml}`]);
  const words = files.flatMap((file) => readFileSync(file, 'utf8').normalize('NFC').match(word) ?? []);
  return [...new Set([...names, ...words])];
}

/** Shapes with HarfBuzz alone. */
function harfBuzz(file: string) {
  const bytes = readFileSync(file);
  const font = new Font(new Face(new Blob(new Uint8Array(bytes).buffer)));
  const outlines = create(bytes);
  if ('fonts' in outlines) throw new Error(`${file} is a collection.`);
  const place = (text: string) => {
    const buffer = new ShapingBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let pen = 0;
    return buffer.getGlyphInfos().map(({ codepoint: glyph }, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const x = pen + xOffset;
      pen += xAdvance;
      return { glyph, x, y: yOffset, path: font.glyphToPath(glyph) };
    });
  };
  return { place, outlines };
}

describe.each(ALL)('two hundred names in %s, %s', (script, weight) => {
  const names = textsIn(script);
  const { place, outlines } = harfBuzz(FONTS[script][weight]);

  test('have on paper the glyphs of HarfBuzz at its places, and are copied as typed', async () => {
    expect(new Set(names).size).toBeGreaterThanOrEqual(200);
    for (let from = 0; from < names.length; from += ON_A_PAGE) {
      const written = names.slice(from, from + ON_A_PAGE);
      const sheet = await Sheet.open({ title: script, author: 'A', created: new Date(0) });
      for (const name of written) {
        sheet.write(name, sheet.start, { weight });
        sheet.down(14);
      }
      const bytes = await sheet.finish('');
      const drawn = drawnLines(bytes);
      expect(drawn).toHaveLength(written.length);
      for (const [at, name] of written.entries()) {
        const shaped = place(name).flatMap(({ glyph, x, y }) => outlineAt(outlines, glyph, x, y));
        expect(drawn[at], name).toEqual(shaped);
      }
      const { text } = await readPdf(bytes);
      for (const name of written) expect(text).toContain(name);
    }
  });

  describe('on a share card', () => {
    beforeAll(loadShaping);

    test('are drawn with the same glyphs', () => {
      for (const name of names) {
        const drawn = outlinesOf(name, { x: 0, y: 0, size: 1000, face: weight });
        const paths = [...drawn.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\)[^d]*d="([^"]*)"/g)];
        const seen = paths.map(([, x, y, path]) => ({ x: Number(x), y: -Number(y), path }));
        expect(seen, name).toEqual(place(name).map(({ x, y, path }) => ({ x, y: y || -0, path })));
      }
    });
  });
});
