import sharp from 'sharp';
import { BRAND } from '#server/platform/brand-colours.ts';
import { MARK, markSvg } from '#site/mark.ts';

/** The id by which the HTML part of a mail names the mark. */
const MARK_ID = 'mark';

/** Twice as tall as it is shown, for sharp screens. */
const HEIGHT = 32;
const SVG = markSvg({ pole: BRAND.onSea, cloth: BRAND.flag, disc: BRAND.gold });

/** The mark in the header of a mail; it is sent with the mail, so that nothing is loaded from elsewhere. */
export const MARK_IMAGE = `<img src="cid:${MARK_ID}" alt="" width="${Math.round((HEIGHT * MARK.width) / MARK.height)}" height="${HEIGHT}" style="vertical-align:middle;margin-right:12px">`;

/** As a PNG, because mail programs show no SVG. */
const drawMark = () =>
  sharp(Buffer.from(SVG), { density: 216 })
    .resize({ height: 2 * HEIGHT })
    .png()
    .toBuffer();

/** Attaches the mark to mails. It is drawn once; if that fails, the mail goes without it and the next one tries again. */
export function markAttacher(draw = drawMark) {
  let drawn: Promise<Buffer> | undefined;
  return async (html: string) => {
    try {
      drawn ??= draw();
      const attachment = {
        filename: 'mark.png',
        contentType: 'image/png',
        content: await drawn,
        cid: MARK_ID,
        contentDisposition: 'inline' as const,
      };
      return { html, attachments: [attachment] };
    } catch {
      drawn = undefined;
      return { html: html.replace(MARK_IMAGE, ''), attachments: [] };
    }
  };
}

/** A mail for a browser, which does not know its attachments. */
export function withMark(html: string): string {
  return html.replace(`cid:${MARK_ID}`, `data:image/svg+xml,${encodeURIComponent(SVG)}`);
}
