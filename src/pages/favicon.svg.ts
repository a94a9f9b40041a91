import { siteLook } from '#components/content/site-look.ts';
import { iconSvg } from '#site/icons.ts';

export const GET = async (): Promise<Response> => new Response(await iconSvg('any', await siteLook()));
