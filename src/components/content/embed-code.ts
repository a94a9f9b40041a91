import { title } from '#messages/site/embed.ts';
import { siteWords } from './site-words.ts';

const WIDTH = 320;
const HEIGHT = 460;

/** Returns the HTML that shows the search form on a page of another site. */
export async function embedCode(address: string): Promise<string> {
  const name = title((await siteWords()).name)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  return `<iframe src="${address}" title="${name}" width="${WIDTH}" height="${HEIGHT}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}
