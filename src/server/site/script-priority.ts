import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What is seen first stands in the page itself, so its scripts leave the way to its font and its pictures. The framework
 * writes the tags and has no setting for it. To name what the scripts import (`modulepreload`) would be a journey less,
 * but a browser without JavaScript counts each name as a failed request.
 */
export async function lowerScripts(dist: string): Promise<void> {
  const names = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'));
  for (const name of names) {
    const page = await readFile(join(dist, name), 'utf8');
    await writeFile(
      join(dist, name),
      page.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src='),
    );
  }
}
