import type { ComponentProps, SyntheticEvent } from 'react';
import { type Picture as Shown, STOCK_PICTURE, sourcesOf } from '#domain/images.ts';

interface Props
  extends Pick<ComponentProps<'img'>, 'alt' | 'width' | 'height' | 'sizes' | 'loading' | 'fetchPriority'> {
  /** The stock picture, when absent. */
  picture: Shown | undefined;
  alt: string;
  /** How wide it is shown. */
  sizes: string;
}

/**
 * A picture of a room in the width and format that suit the screen. `width` and `height` are for one whose own size is not
 * known.
 */
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

/** In place of a picture that is gone. Its other files would be shown before the new address. */
export function showStockPicture({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>): void {
  if (picture.src.endsWith(STOCK_PICTURE)) return;
  picture.previousElementSibling?.removeAttribute('srcset');
  picture.removeAttribute('srcset');
  picture.src = STOCK_PICTURE;
}
