import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads the text with pdf.js, because our own code has written the PDF. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: string[]; title: string }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const { info } = await document.getMetadata();
  await task.destroy();
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : '';
  return { text: pages.join('\n').replace(/\s+/g, ' '), pages, title };
}
