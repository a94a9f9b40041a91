import type { Picture as Shown } from '#domain/images.ts';
import { Picture } from '#islands/ui/Picture.tsx';

/** As many cards as a wide screen shows without scrolling: their pictures do not wait. */
const IN_SIGHT = 3;
/** Cards stand side by side from 20rem on, at most three in a row. */
const SIZES = '(width < 45rem) 92vw, (width < 68rem) 46vw, 24rem';

interface Props {
  picture: Shown | undefined;
  /** Of its card among the others. */
  index: number;
}

/** The picture of a room's card. */
export function CardPicture({ picture, index }: Props) {
  return (
    <Picture
      picture={picture}
      alt=""
      sizes={SIZES}
      width={640}
      height={480}
      loading={index < IN_SIGHT ? 'eager' : 'lazy'}
      fetchPriority={index === 0 ? 'high' : 'auto'}
    />
  );
}
