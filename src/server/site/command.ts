import { resolve } from 'node:path';
import { readBuildSettings } from '../config.ts';
import { buildSite } from './build.ts';

/** `npm run build`, and what `npm start` runs when a build is due. */
const root = resolve(import.meta.dirname, '../../..');
await buildSite(root, resolve(root, 'dist'), readBuildSettings(process.env));
