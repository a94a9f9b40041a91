import type { SyntheticEvent } from 'react';
import { STOCK_PICTURE } from '#domain/images.ts';

/** In place of a picture that is gone. */
export function showStockPicture({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>): void {
  if (picture.src.endsWith(STOCK_PICTURE)) return;
  const sources = picture.parentElement?.querySelectorAll('source') ?? [];
  // They would go before the new address.
  for (const one of [...sources, picture]) one.removeAttribute('srcset');
  picture.src = STOCK_PICTURE;
}
