import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeOf } from './budgets.ts';

export interface BuiltPage {
  route: string;
  file: string;
  html: string;
}

export function readBuiltPages(dist = 'dist'): BuiltPage[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ route: routeOf(file), file, html: readFileSync(join(dist, file), 'utf8') }));
}
