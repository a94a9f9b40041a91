import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { cards } from '#components/content/cards.ts';
import { siteLook } from '#components/content/site-look.ts';
import { makeCard } from '#site/cards.ts';

/** Every indexed page and room has a share card. */
export const getStaticPaths = (async () =>
  (await cards()).map(({ page, card }) => ({ params: { page }, props: { card } }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await makeCard(props.card, await siteLook())));
