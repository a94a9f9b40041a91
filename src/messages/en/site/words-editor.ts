/** The editor of the site's words and pictures. */

export const TITLE = 'Words and pictures';
export const description = 'Edit the words and pictures of the site.';
export const loading = 'Opening the editor …';
export const text = 'Text';
/** In place of the repository, until the settings name one: a folder of this machine can be opened all the same. */
export const NO_REPOSITORY = 'your-name/your-site';
export const otherwise = (text: string) => `If it is empty: ${text}.`;

export const COLLECTIONS = {
  site: 'Name, contact and brand',
  home: 'Home page',
  homestays: 'Homestays',
  about: 'About us',
  services: 'Services',
  attractions: 'Places nearby',
  festivals: 'Festivals',
  policies: 'House rules',
  faqs: 'Questions',
  contact: 'How to find us',
  legal: 'Privacy and terms',
} as const;

export const FILES = {
  site: 'Name, contact and brand',
  home: 'Home page',
  contact: 'How to find us',
  privacy: 'Privacy',
  terms: 'Terms',
} as const;

const LABELS: Readonly<Record<string, string>> = {
  alt: 'What the picture shows, for people who can’t see it',
  order: 'Position (1 is first)',
  suits: 'Whom it suits',
  addOn: 'Add-on of a booking',
  mapLink: 'Link to the map',
  postalCode: 'PIN code',
  fromStation: 'The way from the station',
  fromAirport: 'The way from the airport',
  text: 'Text',
};

/** The label of a field: `shortName` is "Short name". */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
