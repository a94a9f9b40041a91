import { logoOnSea } from '#site/icons.ts';
import { sizeOf } from '#site/logo.ts';
import { siteLook } from './site-look.ts';

/** The name of the picture in pages/brand, and at most how many pixels it has: twice as many as shown. */
export const LOGO = 'logo';
export const LOGO_WIDTH = 320;
export const LOGO_HEIGHT = 112;

/** The host's logo as pages show it, in pixels of the file. */
export interface SiteLogo {
  src: string;
  width: number;
  height: number;
  /** True if the logo contains the name, so that none is written beside it. */
  isWide: boolean;
}

/** Returns undefined if content/site.yaml names no logo. */
export async function siteLogo(): Promise<SiteLogo | undefined> {
  const look = await siteLook();
  if (!look.logo) return undefined;
  return { src: `/brand/${LOGO}.png`, ...(await sizeOf(await logoOnSea(look, LOGO_WIDTH, LOGO_HEIGHT))) };
}
