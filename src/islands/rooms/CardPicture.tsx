import { showStockPicture } from '../ui/stock-picture.ts';

/** As many cards as a wide screen shows without scrolling: their pictures do not wait. */
const IN_SIGHT = 3;

interface Props {
  src: string;
  /** Of its card among the others. */
  index: number;
}

/** The picture of a room's card. */
export function CardPicture({ src, index }: Props) {
  return (
    <img
      src={src}
      alt=""
      width={640}
      height={480}
      loading={index < IN_SIGHT ? 'eager' : 'lazy'}
      fetchPriority={index === 0 ? 'high' : 'auto'}
      decoding="async"
      onError={showStockPicture}
    />
  );
}
