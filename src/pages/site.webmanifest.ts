import { siteLook } from '#components/content/site-look.ts';
import { siteWords } from '#components/content/site-words.ts';
import { LANGUAGE_TAGS } from '#domain/language/language.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { LANGUAGE } from '#language/code.ts';
import * as messages from '#messages/site/manifest.ts';
import { MENU } from '#messages/site/site.ts';

/** Returns the web app manifest; what it says comes from content/site.yaml. */
export async function GET(): Promise<Response> {
  const { name, shortName, description, screenshots } = await siteWords();
  const { colour } = await siteLook();
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  /** Browsers that offer to install the site show these; no page loads them. */
  const screenshot = (page: string, form_factor: 'narrow' | 'wide', label: string) => ({
    src: `/screenshots/${page}-${form_factor}.webp`,
    sizes: form_factor === 'narrow' ? '720x1440' : '1280x800',
    type: 'image/webp',
    form_factor,
    label,
  });
  return Response.json({
    id: pagePath('/'),
    name,
    short_name: shortName,
    description,
    lang: LANGUAGE_TAGS[LANGUAGE],
    start_url: pagePath('/'),
    scope: '/',
    display: 'standalone',
    theme_color: colour('sea'),
    background_color: colour('surface'),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    screenshots: screenshots
      ? [
          screenshot('home', 'narrow', messages.homeOnPhone),
          screenshot('rooms', 'narrow', messages.roomsOnPhone),
          screenshot('home', 'wide', messages.home),
          screenshot('rooms', 'wide', messages.rooms),
        ]
      : undefined,
    shortcuts: [
      { name: MENU['/rooms'], url: pagePath('/rooms') },
      { name: MENU['/contact'], url: pagePath('/contact') },
    ],
  });
}
