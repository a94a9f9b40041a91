import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const svg = (size: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${body}</svg>`;

/** Logos of hosts: with a transparent ground and empty space around it, or with a ground of their own. */
export const LOGOS = {
  dark: svg('100 100', '<circle cx="50" cy="50" r="30" fill="#10243f"/>'),
  light: svg('100 100', '<circle cx="50" cy="50" r="30" fill="#ffffff"/>'),
  red: svg('100 100', '<circle cx="50" cy="50" r="30" fill="#e8552f"/>'),
  wide: svg('400 100', '<rect x="20" y="20" width="360" height="60" fill="#f2a33c"/>'),
  picture: svg(
    '100 100',
    '<rect width="100" height="100" fill="#ffffff"/><circle cx="50" cy="50" r="30" fill="#10243f"/>',
  ),
};

export async function writeLogo(content: string, logo: string): Promise<void> {
  await mkdir(join(content, 'pictures/brand'), { recursive: true });
  await writeFile(join(content, 'pictures/brand/logo.svg'), logo);
}
