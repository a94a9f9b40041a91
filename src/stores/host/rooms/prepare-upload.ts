import { partOf, type View } from '#domain/rooms/photo-crop.ts';

/** A phone's photo is 3 to 12 MB; a smaller file is sent as it is. */
const SENT_AS_IT_IS = 1024 * 1024;
/** The server keeps 1920 px. */
const SIDE = 2400;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

interface Prepared {
  file: File;
  tag: string;
  alt: string;
  view: View;
}

/** The form of an upload. A large photo, or one of a kind that only this browser knows, is drawn again, smaller. */
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

/** Undefined if this browser can't read it: then the server says what is wrong with it. */
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
