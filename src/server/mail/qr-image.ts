import { drawQrCode, qrCodeAddress } from '#server/documents/qr-code.ts';
import { say } from '#server/language/say.ts';

/** The id by which the HTML part of a mail names the QR code. */
const QR_ID = 'qr';
/** Pixels: large enough to be scanned off a phone's screen. */
const SIZE = 200;
const SOURCE = `cid:${QR_ID}`;

/** Returns the QR code in a mail; it is sent with the mail, because mail programs show no pictures of other kinds. */
export const qrImage = (): string =>
  `<p style="margin:0 0 16px"><img src="${SOURCE}" alt="${say().bookingProof.QR_CODE}" width="${SIZE}" height="${SIZE}" style="background:white"></p>`;

/** Returns the QR code of an address as an attachment of a mail; none without an address. */
export async function attachedQr(address: string | undefined) {
  if (address === undefined) return [];
  const content = await drawQrCode(address);
  const inline = { cid: QR_ID, contentDisposition: 'inline' as const };
  return [{ filename: 'qr.png', contentType: 'image/png', content, ...inline }];
}

/** Returns the HTML part as a browser can show it, which does not know the mail's attachments. */
export async function withQrForBrowser(html: string, address: string | undefined): Promise<string> {
  return address === undefined ? html : html.replace(SOURCE, await qrCodeAddress(address));
}
