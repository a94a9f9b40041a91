import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeOf } from './budgets.ts';

export interface BuiltPage {
  /** The address it is served at: `/rooms/checkout`. */
  route: string;
  file: string;
  html: string;
}

/** Every HTML page of the build. */
export function readBuiltPages(dist = 'dist'): BuiltPage[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ route: routeOf(file), file, html: readFileSync(join(dist, file), 'utf8') }));
}
