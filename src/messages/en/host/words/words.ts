/** The host's own words: the page, and the sentences of the rules that guests read. */

export const TITLE = 'Words';
export const lead = 'What guests read about you.';
/** Words can be changed here only if this server also builds the site. */
export const soonThere = 'The pages show saved words once they are built anew.';
export const ownersOnly = 'Only the owner of the site can change its words.';
export const homestay = 'Homestay';
export const saveFirst = 'Save first to see the words of another homestay.';

export const first = 'First of all';
export const tagline = 'Tagline';
export const taglineHint = 'One sentence that welcomes your guests. At most 100 letters.';
export const story = 'Story';
export const storyHint =
  'How it began, and what is special. An empty line begins a new paragraph. At most 5,000 letters.';
export const STORY_TOO_LONG = 'This is longer than 5,000 letters. Please make it shorter.';

export const host = 'The host';
export const hostName = 'Host’s name';
export const aboutHost = 'About the host';
export const aboutHostHint = 'A sentence or two in your own words. It is shown with the name.';
export const portrait = 'Portrait';

export const reach = 'How guests reach you';
export const phone = 'Phone';
export const phoneHint = 'A number of ten digits gets +91.';
export const NO_PHONE = 'Enter the phone number with its country: +91 94370 12345.';
export const email = 'Email';
export const SOCIAL = {
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
} as const;
export const linkHint = 'The link of your page; it begins with https://.';
export const NO_LINK = 'Enter the whole link. It begins with https://.';
export const whatsappHint = 'Your number, or a link that begins with https://wa.me/.';

export const look = 'Colours and logo';
export const COLOURS = { main: 'Main colour', accent: 'Accent colour' } as const;
export const COLOUR_HINTS = {
  main: 'The band at the top and the bottom of each page. Six digits, such as #0b5c6b.',
  accent: 'The button that books. Six digits, such as #8d2610.',
} as const;
export const PALETTES = { main: 'Palette for the band', accent: 'Palette for the button' } as const;
export const NO_COLOUR = 'Enter a colour of six digits, such as #0b5c6b.';
export const tooLight = (nearest: string) =>
  `White writing can’t be read on this colour. Take a darker one, such as ${nearest}.`;
export const logo = 'Logo';
export const logoHint = 'A JPEG, PNG or WebP. Its empty parts stay transparent.';
export const HAS_PICTURE = { logo: 'There is a logo.', portrait: 'There is a portrait.' } as const;
export const REMOVE_PICTURE = { logo: 'Remove the logo', portrait: 'Remove the portrait' } as const;
export const PICTURE_TOO_SMALL = 'This picture is too small. Please choose one of at least 32 pixels.';
export const portraitAlt = (name: string | null) => (name ? `${name}, your host` : 'Your host');

export const rules = 'Rules of the house';
export const notSaid = 'Not said';
export const note = 'Note';
export const noteHint = 'Guests read it beside the rule.';
export const RULES = {
  couples: {
    label: 'Unmarried couples',
    welcome: 'Welcome',
    call_first: 'Call first',
    married_only: 'Married couples only',
  },
  pets: { label: 'Pets', welcome: 'Welcome', ask: 'Ask first', no: 'No pets' },
  smoking: { label: 'Smoking', outside: 'Outside only', rooms: 'In the rooms', no: 'No smoking' },
  linen: { label: 'Linen', daily: 'Every day', third_day: 'Every third day', on_request: 'On request' },
  kitchen: { label: 'Kitchen', free: 'Free to use', paid: 'For a charge', no: 'Not for guests' },
} as const;

/** What guests read of each choice. */
const RULE_SENTENCES: Readonly<Record<keyof typeof RULES, Readonly<Record<string, string>>>> = {
  couples: {
    welcome: 'Unmarried couples are welcome.',
    call_first: 'Please call us before you book.',
    married_only: 'We host married couples only.',
  },
  pets: {
    welcome: 'Pets are welcome.',
    ask: 'Please ask us before you bring a pet.',
    no: 'No pets, please.',
  },
  smoking: {
    outside: 'Outside only, please.',
    rooms: 'You may smoke in your room.',
    no: 'No smoking in the house.',
  },
  linen: {
    daily: 'Changed every day.',
    third_day: 'Changed every third day.',
    on_request: 'Changed when you ask for it.',
  },
  kitchen: {
    free: 'You may cook in our kitchen.',
    paid: 'You may cook in our kitchen for a charge.',
    no: 'The kitchen is not for guests.',
  },
};

/** Returns the rule as guests read it: the sentence of its choice, and the note. */
export function ruleText(
  rule: keyof typeof RULES,
  { choice, note: added }: { choice: string | null; note: string | null },
): string {
  return [choice && RULE_SENTENCES[rule][choice], added].filter(Boolean).join(' ');
}
export const ruleTitle = (rule: keyof typeof RULES) => RULES[rule].label;

export const ways = 'The way to you';
export const fromStation = 'From the station';
export const fromAirport = 'From the airport';
export const wayHint = 'Guests who have booked read it.';

export const ofHomestays = 'Of each homestay';
export const distances = 'Distances';
export const questions = 'Questions and answers';
export const otherWords = 'All words and pictures';

export const preview = 'As guests see it';
export const save = 'Save';
export const undo = 'Undo';
export const UNDONE = 'The words are as before.';
export const NOT_UNDONE = 'This can no longer be undone: the words have changed since.';
export const NOT_LOADED = 'Your words could not be loaded. Please try again.';
export const PICTURE_NOT_SAVED = 'The picture could not be sent. Please try again.';
export const NOTHING_TO_WRITE =
  'The words of this site are not changed here. Change them under Words and pictures.';
export const unreadable = (file: string) =>
  `content/${file} has a mistake and can’t be changed here. Correct it first under Words and pictures.`;

/** The sentence is of a check of the files, such as “names a picture that is not there”. */
export const wrong = (sentence: string) => `This ${sentence}.`;

export const changedMeanwhile = 'Somebody else has saved other words meanwhile';
export const theirs = (text: string) => `Now: ${text}`;
export const yours = (text: string) => `Yours: ${text}`;
export const empty = 'nothing';
export const keepMine = 'Keep mine';

/** The titles of the files that the page makes. */
export const storyTitle = 'Our story';

const FIELDS: Readonly<Record<string, string>> = {
  tagline,
  story,
  'host.name': hostName,
  'host.words': aboutHost,
  'host.portrait': portrait,
  phone,
  email,
  logo,
  'colours.main': COLOURS.main,
  'colours.accent': COLOURS.accent,
  from_station: fromStation,
  from_airport: fromAirport,
};
/** Returns the label of a field: of `rules.pets.note` the rule’s. */
export function fieldName(field: string): string {
  const [, part = ''] = field.split('.');
  const names: Readonly<Record<string, string>> = SOCIAL;
  const rule = Object.entries(RULES).find(([name]) => name === part)?.[1].label;
  return FIELDS[field] ?? names[part] ?? rule ?? field;
}
