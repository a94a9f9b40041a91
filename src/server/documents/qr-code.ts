import encodeQR from 'qr';
import sharp from 'sharp';

/** Dots of a module, and modules of the white rim that cameras need. */
const SCALE = 4;
const RIM = 4;

const BLACK = 0;
const WHITE = 255;

/** Draws the QR code of a text as a PNG: 1.5 KB for a booking's address. */
export async function drawQrCode(text: string): Promise<Buffer> {
  const modules = encodeQR(text, 'raw', { ecc: 'low', border: RIM });
  const width = modules.length * SCALE;
  const rows = modules.map((row) =>
    Buffer.concat(row.map((isDark) => Buffer.alloc(SCALE, isDark ? BLACK : WHITE))),
  );
  const dots = Buffer.concat(rows.flatMap((row) => Array.from({ length: SCALE }, () => row)));
  return sharp(dots, { raw: { width, height: width, channels: 1 } })
    .png({ palette: true, colours: 2, effort: 1 })
    .toBuffer();
}

/** Returns the same as an address that pages show without a request. */
export async function qrCodeAddress(text: string): Promise<string> {
  return `data:image/png;base64,${(await drawQrCode(text)).toString('base64')}`;
}
