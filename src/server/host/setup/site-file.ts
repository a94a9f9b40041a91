import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { SiteDetails } from '#contract/host/setup.ts';
import { asciiEmail } from '#domain/party/email.ts';
import { descriptionOf } from '#messages/site/site-description.ts';
import { queue } from '#server/platform/queue.ts';

/** Parts of the demo's file that are not true of a new host: figures, an approval, ratings, other people's pages. */
const CLAIMS = ['figures', 'badge', 'rating', 'social', 'screenshots'];
/** The most characters of a short name, so that it fits a line of the header. */
const SHORT = 16;

/**
 * Returns the text of content/site.yaml with the details of a new host. Comments and what the details don't name stay.
 */
function withSiteDetails(text: string, details: SiteDetails): string {
  const { name, street, city, postal_code, phone, email } = details;
  const document = parseDocument(text);
  for (const claim of CLAIMS) document.delete(claim);
  const values: [string[], string][] = [
    [['name'], name],
    [['shortName'], shortNameOf(name)],
    [['description'], descriptionOf(name, city)],
    [['phone'], phone],
    [['email'], asciiEmail(email)],
    [['social', 'whatsapp'], `https://wa.me/${phone.replaceAll(/\D/g, '')}`],
    [['address', 'street'], street],
    [['address', 'city'], city],
    [['address', 'postalCode'], postal_code],
  ];
  for (const [path, value] of values) document.setIn(path, value);
  return document.toString({ lineWidth: 0 });
}

/** Returns as many words of the name as fit, or the beginning of a single long word, without half a character. */
function shortNameOf(name: string): string {
  const [first = '', ...words] = name.split(/\s+/);
  let short = '';
  for (const character of first) {
    if (short.length + character.length > SHORT) return short;
    short += character;
  }
  for (const word of words) {
    if (`${short} ${word}`.length > SHORT) break;
    short = `${short} ${word}`;
  }
  return short;
}

/** The file content/site.yaml, if the server may write it. */
export interface SiteFile {
  save(details: SiteDetails): Promise<void>;
}

/** Replaces the whole file, one change after the other, so that nobody reads half of it. */
export function siteFileIn(content: string): SiteFile {
  const file = join(content, 'site.yaml');
  const turn = queue(1);
  return {
    save: (details) =>
      turn(async () => {
        const text = withSiteDetails(await readFile(file, 'utf8'), details);
        await writeFile(`${file}.new`, text);
        await rename(`${file}.new`, file);
      }),
  };
}
