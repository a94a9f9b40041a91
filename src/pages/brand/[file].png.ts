import type { APIRoute, GetStaticPaths } from 'astro';
import { LOGO, LOGO_HEIGHT, LOGO_WIDTH } from '#components/content/logo.ts';
import { siteLook } from '#components/content/site-look.ts';
import { logoOnSea } from '#site/icons.ts';

/** Header and footer show the host's logo. If there is none, this file does not exist. */
export const getStaticPaths = (async () =>
  (await siteLook()).logo ? [{ params: { file: LOGO } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await logoOnSea(await siteLook(), LOGO_WIDTH, LOGO_HEIGHT)));
