import { siteLook } from '#components/content/site-look.ts';
import { iconIco } from '#site/icons.ts';

export const GET = async (): Promise<Response> =>
  new Response(new Uint8Array(await iconIco(await siteLook())), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
