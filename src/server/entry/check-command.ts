import { resolve } from 'node:path';
import * as copy from '#messages/site/content-mistakes.ts';
import { readBuildSettings } from '#server/platform/config.ts';
import { print, runCommand } from '#server/platform/run-command.ts';
import { checkContent, refuseMistakes } from './check-content.ts';

/** Runs `npm run host:check`, which prints the mistakes in words and pictures that the host's pages show. */
const root = resolve(import.meta.dirname, '../../..');

await runCommand(async () => {
  const { contentDir, demoData } = readBuildSettings(process.env);
  refuseMistakes(checkContent({ folder: resolve(root, contentDir), withDemo: demoData }));
  print(copy.allRight);
});
