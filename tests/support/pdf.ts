import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text and its place on a page, in points. */
interface Piece {
  text: string;
  page: number;
  x: number;
  y: number;
  width: number;
}

interface ReadPdf {
  text: string;
  pages: string[];
  title: string;
  /** The tag of its language. */
  language: string;
  pieces: Piece[];
}

/** Reads the text with pdf.js, because our own code has written the PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: string[] = [];
  const pieces: Piece[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '') {
        const [x = 0, y = 0] = item.transform.slice(4).map(Number);
        pieces.push({ text: item.str, page: number, x, y, width: item.width });
      }
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const { info } = await document.getMetadata();
  await task.destroy();
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : '';
  const language = 'Language' in info && typeof info.Language === 'string' ? info.Language : '';
  return { text: pages.join('\n').replace(/\s+/g, ' '), pages, title, language, pieces };
}

/** Returns the pieces that lie on others of their line, or outside of the page's width. */
export function misplaced(pieces: readonly Piece[]): string[] {
  const outside = pieces.filter(({ x, width }) => x < 50 || x + width > 546).map(({ text }) => text);
  const onOthers = pieces.flatMap((one, at) =>
    pieces
      .slice(at + 1)
      .filter((other) => {
        const isOfLine = one.page === other.page && Math.abs(one.y - other.y) < 5;
        return isOfLine && one.x < other.x + other.width - 0.5 && other.x < one.x + one.width - 0.5;
      })
      .map((other) => `${one.text} / ${other.text}`),
  );
  return [...outside, ...onOthers];
}
