import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { SiteDetails } from '#contract/host/setup.ts';
import { asciiEmail } from '#domain/party/email.ts';
import { descriptionOf, shortNameOf } from '#messages/site/site-description.ts';
import { queue } from '#server/platform/queue.ts';

/**
 * Returns the text of content/site.yaml with the details of a new host. Comments and what the details don't name stay.
 */
function withSiteDetails(text: string, details: SiteDetails): string {
  const { name, street, city, postal_code, phone, email } = details;
  const document = parseDocument(text);
  const values: [string[], string][] = [
    [['name'], name],
    [['shortName'], shortNameOf(name)],
    [['description'], descriptionOf(name, city)],
    [['phone'], phone],
    [['email'], asciiEmail(email)],
    [['address', 'street'], street],
    [['address', 'city'], city],
    [['address', 'state'], 'Odisha'],
    [['address', 'postalCode'], postal_code],
    [['address', 'country'], 'India'],
  ];
  for (const [path, value] of values) document.setIn(path, value);
  // A date or a number in quotes stays a text.
  return document.toString({ lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
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
