import type { SiteDetails } from '#contract/host/setup.ts';
import { asciiEmail } from '#domain/party/email.ts';
import { descriptionOf, shortNameOf } from '#messages/site/site-description.ts';
import { type ContentFiles, contentFilesIn } from '#server/host/words/content-files.ts';
import { editFile } from '#server/host/words/edit-file.ts';

/** Returns the fields of content/site.yaml with the details of a new host. */
function editsOf({ name, street, city, postal_code, phone, email }: SiteDetails): [string[], string][] {
  return [
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
}

/** The file content/site.yaml, if the server may write it. */
export interface SiteFile {
  save(details: SiteDetails): Promise<void>;
}

const FILE = 'site.yaml';

/** Saves the details of a new host. Comments and what the details don't name stay. */
export function siteFileIn(
  folder: string,
  files: ContentFiles = contentFilesIn({ folder, withDemo: false }),
): SiteFile {
  return {
    save: (details) =>
      files.inTurn(async () => {
        const own = (await files.read(FILE))?.toString();
        await files.write(new Map([[FILE, editFile(own, FILE, { edits: editsOf(details) })]]));
      }),
  };
}
