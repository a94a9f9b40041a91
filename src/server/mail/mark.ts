import sharp from 'sharp';
import { BRAND } from '#server/platform/brand-colours.ts';
import { MARK, markSvg } from '#site/mark.ts';

/** The id by which the HTML part of a mail names the mark. */
const MARK_ID = 'mark';

/** Twice as tall as it is shown, for sharp screens. */
const HEIGHT = 32;
const SVG = markSvg({ pole: BRAND.onSea, cloth: BRAND.flag, disc: BRAND.gold });
let drawn: Promise<Buffer> | undefined;

/** The mark in the header of a mail; it is sent with the mail, so that nothing is loaded from elsewhere. */
export const MARK_IMAGE = `<img src="cid:${MARK_ID}" alt="" width="${Math.round((HEIGHT * MARK.width) / MARK.height)}" height="${HEIGHT}" style="vertical-align:middle;margin-right:12px">`;

/** The attached picture. Mail programs show no SVG. */
export async function markAttachment() {
  drawn ??= sharp(Buffer.from(SVG), { density: 216 })
    .resize({ height: 2 * HEIGHT })
    .png()
    .toBuffer();
  return {
    filename: 'mark.png',
    contentType: 'image/png',
    content: await drawn,
    cid: MARK_ID,
    contentDisposition: 'inline' as const,
  };
}

/** A mail for a browser, which does not know its attachments. */
export function withMark(html: string): string {
  return html.replace(`cid:${MARK_ID}`, `data:image/svg+xml,${encodeURIComponent(SVG)}`);
}
