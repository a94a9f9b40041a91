/** The most characters of the host's own words. */
export const LONGEST = {
  tagline: 100,
  story: 5000,
  name: 80,
  about: 400,
  way: 600,
  note: 200,
  link: 300,
} as const;
