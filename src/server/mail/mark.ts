import sharp from 'sharp';
import { logoOnSea, onSea } from '#site/icons.ts';
import type { Look } from '#site/look.ts';
import { MARK, markSvg } from '#site/mark.ts';
import { PLAIN_LOOK } from '#site/read-look.ts';

/** The id by which the HTML part of a mail names the mark. */
const MARK_ID = 'mark';

const HEIGHT = 32;
const FLAG_WIDTH = Math.round((HEIGHT * MARK.width) / MARK.height);
/** The largest size of a logo in a mail, in pixels. */
const LOGO = { width: 160, height: 40 };
/** The mark has twice as many pixels as it is shown with, for sharp screens. */
const SHARP = 2;

/** Returns the mark in the header of a mail; it is sent with the mail, so that nothing is loaded from elsewhere. */
export function markImage(look = PLAIN_LOOK): string {
  const size = look.logo ? `height="${LOGO.height}"` : `width="${FLAG_WIDTH}" height="${HEIGHT}"`;
  return `<img src="cid:${MARK_ID}" alt="" ${size} style="vertical-align:middle;margin-right:12px">`;
}

const IMAGE = new RegExp(`<img src="cid:${MARK_ID}"[^>]*>`);

/** Draws a PNG, because mail programs show no SVG. */
async function drawMark(look: Look): Promise<Buffer> {
  if (look.logo) return logoOnSea(look, SHARP * LOGO.width, SHARP * LOGO.height);
  return sharp(Buffer.from(markSvg(onSea(look))), { density: 216 })
    .resize({ height: SHARP * HEIGHT })
    .png()
    .toBuffer();
}

/**
 * Attaches the mark to mails. It is drawn once; if that fails, the mail is sent without it and the next mail tries
 * again.
 */
export function markAttacher(draw = drawMark) {
  const drawn = new WeakMap<Look, Promise<Buffer>>();
  return async (html: string, look = PLAIN_LOOK) => {
    try {
      const drawing = drawn.get(look) ?? draw(look);
      drawn.set(look, drawing);
      const attachment = {
        filename: 'mark.png',
        contentType: 'image/png',
        content: await drawing,
        cid: MARK_ID,
        contentDisposition: 'inline' as const,
      };
      return { html, attachments: [attachment] };
    } catch {
      drawn.delete(look);
      return { html: html.replace(IMAGE, ''), attachments: [] };
    }
  };
}

/** Returns how a browser is shown the mark of a mail, whose attachments it does not know. */
export async function markForBrowser(look = PLAIN_LOOK): Promise<(html: string) => string> {
  const address = look.logo
    ? `data:image/png;base64,${(await drawMark(look)).toString('base64')}`
    : `data:image/svg+xml,${encodeURIComponent(markSvg(onSea(look)))}`;
  return (html) => html.replace(`cid:${MARK_ID}`, address);
}
