import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { SiteDetails } from '#contract/host/setup.ts';

/** What the demo says of itself and no new host can: figures, an approval, ratings, other people's pages. */
const CLAIMS = ['figures', 'badge', 'rating', 'social', 'screenshots'];
/** Where a line of the header ends. */
const SHORT = 16;

/** The text of content/site.yaml with the details of a new host. Comments and what the details don't name stay. */
export function withSiteDetails(text: string, details: SiteDetails): string {
  const { name, street, city, postal_code, phone, email } = details;
  const document = parseDocument(text);
  for (const claim of CLAIMS) document.delete(claim);
  const values: [string[], string][] = [
    [['name'], name],
    [['shortName'], shortNameOf(name)],
    [['description'], `${name} in ${city}. Book directly with the family: fair prices and quick answers.`],
    [['phone'], phone],
    [['email'], email],
    [['social', 'whatsapp'], `https://wa.me/${phone.replaceAll(/\D/g, '')}`],
    [['address', 'street'], street],
    [['address', 'city'], city],
    [['address', 'postalCode'], postal_code],
  ];
  for (const [path, value] of values) document.setIn(path, value);
  return document.toString({ lineWidth: 0 });
}

/** As many of its words as fit; the beginning of a single long one. */
function shortNameOf(name: string): string {
  const words = name.split(' ');
  let short = words[0] ?? name;
  for (const word of words.slice(1)) {
    if (`${short} ${word}`.length > SHORT) break;
    short = `${short} ${word}`;
  }
  return short.slice(0, SHORT);
}

/** content/site.yaml, where the server may write it. */
export interface SiteFile {
  save(details: SiteDetails): Promise<void>;
}

/** Replaced as a whole, so that nobody reads half of it. */
export function siteFileIn(content: string): SiteFile {
  const file = join(content, 'site.yaml');
  return {
    async save(details) {
      const text = withSiteDetails(await readFile(file, 'utf8'), details);
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
    },
  };
}
