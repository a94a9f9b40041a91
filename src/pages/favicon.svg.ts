import { iconSvg } from '#site/icons.ts';

export const GET = (): Response => new Response(iconSvg('any'));
