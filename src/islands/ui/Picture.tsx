import { type Picture as Shown, sourcesOf } from '#domain/images.ts';
import styles from './Picture.module.css';
import { showStockPicture } from './stock-picture.ts';

interface Props {
  picture: Shown;
  alt: string;
  /** How wide it is shown: the `sizes` attribute. */
  sizes: string;
  /** Of a picture whose own size is not known. */
  width: number;
  height: number;
  /** `first` is the one that is waited for, `eager` others in sight when the page opens. */
  loading?: 'first' | 'eager' | 'lazy';
}

/** A picture of a room, in the width and format that suit the screen. One that is gone makes way for the stock picture. */
export function Picture({ picture, alt, sizes, width, height, loading = 'lazy' }: Props) {
  const own = picture.sizes;
  const image = (
    <img
      src={picture.url}
      srcSet={own ? sourcesOf(picture.url, own, 'webp') : undefined}
      sizes={own ? sizes : undefined}
      alt={alt}
      width={own?.width ?? width}
      height={own?.height ?? height}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : 'auto'}
      decoding="async"
      onError={showStockPicture}
    />
  );
  if (!own) return image;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sourcesOf(picture.url, own, 'avif')} sizes={sizes} />
      {image}
    </picture>
  );
}
