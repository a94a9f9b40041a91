import type { SyntheticEvent } from 'react';
import { STOCK_PICTURE } from '#domain/images.ts';

/** In place of a picture that is gone. */
export function showStockPicture({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>): void {
  if (!picture.src.endsWith(STOCK_PICTURE)) picture.src = STOCK_PICTURE;
}
