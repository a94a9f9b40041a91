/** The site's light colours for what can't read its tokens, mails and papers: by the tokens' names, with their values. */
export const BRAND = {
  text: '#221d1f',
  textSoft: '#5b5149',
  line: '#e6d8bf',
  surface: '#fffdf8',
  surfaceSunk: '#f8eedb',
  accent: '#b1331a',
  onAccent: '#ffffff',
  link: '#1b4a82',
  sea: '#17305a',
  onSea: '#fbf3e4',
  gold: '#eeb02f',
} as const;
