import { siteLook } from '#components/content/site-look.ts';
import { iconPng } from '#site/icons.ts';

/** Returns the icon on the home screen of an iPhone, whose system rounds the corners. */
export const GET = async (): Promise<Response> =>
  new Response(new Uint8Array(await iconPng('maskable', 180, await siteLook())));
