interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}
const WHOLE: Part = { left: 0, top: 0, width: 1, height: 1 };

/** Returns undefined if this browser can't read the file. The server then says what is wrong with it. */
export function readBitmap(file: Blob): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file).catch(() => undefined);
}

/**
 * Draws a part of a picture, in fractions of its sides, as a JPEG whose longer side has at most `side` pixels. A JPEG
 * has no transparent pixels, and would make them black: the ground is white.
 */
export function drawJpeg(bitmap: ImageBitmap, side: number, part = WHOLE): Promise<Blob> {
  const [width, height] = [part.width * bitmap.width, part.height * bitmap.height];
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    const [left, top] = [part.left * bitmap.width, part.top * bitmap.height];
    pen.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
}
