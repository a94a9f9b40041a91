import { type ComponentProps, useState } from 'react';
import { isDrawing, type Picture as Shown, STOCK_PICTURE, sourcesOf } from '#domain/rooms/images.ts';
import { drawing } from '#messages/rooms/homestays.ts';

interface Props
  extends Pick<
    ComponentProps<'img'>,
    'alt' | 'lang' | 'width' | 'height' | 'sizes' | 'loading' | 'fetchPriority'
  > {
  /** The stock picture replaces undefined, and a picture that fails to load. */
  picture: Shown | undefined;
  alt: string;
  /** The displayed width, as the `sizes` attribute; a picture of one width needs none. */
  sizes?: string;
}

const STOCK: Shown = { url: STOCK_PICTURE };

/**
 * Shows a picture of a room in a suitable width and format, and says if it is a drawing. `width` and `height` are for
 * pictures of unknown size. The label is on the picture's corner if their parent is positioned.
 */
export function Picture({ picture = STOCK, alt, sizes, ...given }: Props) {
  const [failed, setFailed] = useState<string>();
  const shown = failed === picture.url ? STOCK : picture;
  const own = shown.sizes;
  const image = (
    <img
      src={shown.url}
      alt={alt}
      {...given}
      {...(own && { width: own.width, height: own.height, sizes })}
      srcSet={sourcesOf(shown, 'webp')}
      decoding="async"
      onError={() => setFailed(picture.url)}
    />
  );
  if (own) {
    return (
      <picture className="contents">
        <source type="image/avif" srcSet={sourcesOf(shown, 'avif')} sizes={sizes} />
        {image}
      </picture>
    );
  }
  return (
    <>
      {isDrawing(shown.url) && (
        <small className="drawing" aria-hidden="true">
          {drawing}
        </small>
      )}
      {image}
    </>
  );
}
