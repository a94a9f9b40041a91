/** Recognises by its words what a photo shows of a room or homestay that guests look for. */
const SHOTS = {
  room: { bed: /\bbed/i, bathroom: /bath|toilet|shower/i, view: /view|balcon|terrace|\bsea\b/i },
  property: { gate: /gate|entrance|exterior|front/i, view: /view|terrace|garden|verandah/i },
} as const;

export type Shot = 'bed' | 'bathroom' | 'view' | 'gate';

export function missingShots(
  of: keyof typeof SHOTS,
  photos: readonly { tag: string; alt: string }[],
): Shot[] {
  return Object.entries(SHOTS[of])
    .filter(([, words]) => !photos.some(({ tag, alt }) => words.test(tag) || words.test(alt)))
    .map(([shot]) => shot as Shot);
}
