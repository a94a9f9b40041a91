const SURFACES = ['surface', 'surface-sunk', 'surface-raised'];
const TEXTS = ['text', 'text-soft', 'link', 'accent-text', 'success', 'warning', 'danger'];

/** The colour tokens that are used on each other, with the lowest contrast that is allowed. */
export const PAIRS: [text: string, ground: string, least: number][] = [
  ...SURFACES.flatMap((ground) => TEXTS.map((text): [string, string, number] => [text, ground, 4.5])),
  ...SURFACES.flatMap((ground): [string, string, number][] => [
    ['line-strong', ground, 3],
    ['focus', ground, 3],
    // The accent draws borders, ticks and the edges of buttons.
    ['accent', ground, 3],
  ]),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['text', 'accent-soft', 4.5],
  ['on-cool', 'cool', 4.5],
  ['on-sea', 'sea', 4.5],
  ['on-sea-soft', 'sea', 4.5],
  ['gold', 'sea', 4.5],
  ['on-gold', 'gold', 4.5],
  ['on-gold', 'on-sea', 4.5],
  ['surface', 'link', 4.5],
  ['success', 'success-soft', 4.5],
  ['warning', 'warning-soft', 4.5],
  ['danger', 'danger-soft', 4.5],
];
