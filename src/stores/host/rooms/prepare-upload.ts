import { partOf, type View } from '#domain/rooms/photo-crop.ts';

/** Smaller files are sent as they are. A photo of a phone has 3 to 12 MB. */
const SENT_AS_IT_IS = 1024 * 1024;
/** Pixels of the longer side. It is more than the 1920 that the server keeps. */
const SIDE = 2400;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

interface Prepared {
  file: File;
  tag: string;
  alt: string;
  view: View;
}

/** Returns the body of an upload. A large photo, or a type that the server can't read, becomes a smaller JPEG. */
export async function prepareUpload({ file, tag, alt, view }: Prepared): Promise<FormData> {
  const body = new FormData();
  body.set('tag', tag.trim());
  body.set('alt', alt.trim());
  const isSmall = file.size <= SENT_AS_IT_IS && TYPES.includes(file.type);
  const bitmap = isSmall && view.shape === 'whole' ? undefined : await readBitmap(file);
  if (!bitmap) {
    body.set('photo', file, file.name);
    return body;
  }
  const part = partOf(view, bitmap.width / bitmap.height);
  if (isSmall) {
    body.set('photo', file, file.name);
    body.set('crop', JSON.stringify(part));
  } else {
    body.set('photo', await draw(bitmap, part), 'photo.jpg');
  }
  bitmap.close();
  return body;
}

/** Returns undefined if this browser can't read the file. The server then says what is wrong with it. */
function readBitmap(file: File): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file).catch(() => undefined);
}

function draw(bitmap: ImageBitmap, part: ReturnType<typeof partOf>): Promise<Blob> {
  const [width, height] = [part.width * bitmap.width, part.height * bitmap.height];
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const [left, top] = [part.left * bitmap.width, part.top * bitmap.height];
  canvas.getContext('2d')?.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
}
