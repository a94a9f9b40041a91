import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { siteLook } from '#components/content/site-look.ts';
import { type IconForm, iconPng } from '#site/icons.ts';

const ICONS: readonly [form: IconForm, size: number][] = [
  ['any', 192],
  ['any', 512],
  ['maskable', 512],
];

export const getStaticPaths = (() =>
  ICONS.map(([form, size]) => ({
    params: { icon: `${form}-${size}` },
    props: { form, size },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await iconPng(props.form, props.size, await siteLook())));
