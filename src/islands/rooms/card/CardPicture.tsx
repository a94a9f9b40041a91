import { photoSizes, type Picture as Shown } from '#domain/rooms/images.ts';
import { knownWord } from '#islands/ui/known-word.ts';
import { Picture } from '#islands/ui/Picture.tsx';

/** Cards are side by side from 20rem, at most three in a row. */
const SIZES = photoSizes(92, '45rem', '(width < 68rem) 46vw, 24rem');

interface Props {
  picture: Shown | undefined;
  index: number;
}

export function CardPicture({ picture, index }: Props) {
  const alt = knownWord(picture?.alt ?? '');
  return (
    <Picture
      picture={picture}
      alt={alt.text}
      lang={alt.lang}
      sizes={SIZES}
      width={640}
      height={480}
      loading={index === 0 ? 'eager' : 'lazy'}
      fetchPriority={index === 0 ? 'high' : 'auto'}
    />
  );
}
