import type { ComponentProps, SyntheticEvent } from 'react';
import { type Picture as Shown, STOCK_PICTURE, sourcesOf } from '#domain/rooms/images.ts';

interface Props
  extends Pick<ComponentProps<'img'>, 'alt' | 'width' | 'height' | 'sizes' | 'loading' | 'fetchPriority'> {
  /** The stock picture replaces undefined. */
  picture: Shown | undefined;
  alt: string;
  /** The displayed width, as the `sizes` attribute. */
  sizes: string;
}

/** Shows a picture of a room in a suitable width and format. `width` and `height` are for pictures of unknown size. */
export function Picture({ picture = { url: STOCK_PICTURE }, alt, sizes, ...given }: Props) {
  const { url, sizes: own } = picture;
  const image = (
    <img
      src={url}
      alt={alt}
      {...given}
      {...(own && { width: own.width, height: own.height, sizes })}
      srcSet={sourcesOf(picture, 'webp')}
      decoding="async"
      onError={showStockPicture}
    />
  );
  if (!own) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourcesOf(picture, 'avif')} sizes={sizes} />
      {image}
    </picture>
  );
}

/** Replaces a picture that failed to load. Other sources would take precedence over the new `src`. */
export function showStockPicture({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>): void {
  if (picture.src.endsWith(STOCK_PICTURE)) return;
  picture.previousElementSibling?.removeAttribute('srcset');
  picture.removeAttribute('srcset');
  picture.src = STOCK_PICTURE;
}
