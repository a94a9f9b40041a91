import { partOf, type View } from '#domain/rooms/photo-crop.ts';
import { drawJpeg, readBitmap } from '#stores/browser/draw-picture.ts';

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
  const isWhole = view.shape === 'whole';
  const isSmall = file.size <= SENT_AS_IT_IS && TYPES.includes(file.type);
  const bitmap = isSmall && isWhole ? undefined : await readBitmap(file);
  const part = bitmap && partOf(view, bitmap.width / bitmap.height);
  // A browser without the memory to draw a photo sends it as it is; the server then makes it smaller.
  const drawn = bitmap && !isSmall ? await drawJpeg(bitmap, SIDE, part).catch(() => undefined) : undefined;
  bitmap?.close();
  if (drawn) body.set('photo', drawn, 'photo.jpg');
  else body.set('photo', file, file.name);
  if (part && !drawn && !isWhole) body.set('crop', JSON.stringify(part));
  return body;
}
