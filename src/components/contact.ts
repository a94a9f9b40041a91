import { getEntry } from 'astro:content';

/** How a guest reaches the host: for islands, which do not read content/ themselves. */
export async function contact() {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('content/site.yaml is missing.');
  const { phone, email, social } = site.data;
  return { phone, email, whatsapp: social.whatsapp };
}
