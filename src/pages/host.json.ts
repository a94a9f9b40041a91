import { getEntry } from 'astro:content';

/** What mails say of the host: written once, in content/site.yaml. */
export async function GET(): Promise<Response> {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('content/site.yaml is missing.');
  const { name, phone, email } = site.data;
  return Response.json({ name, phone, email });
}
