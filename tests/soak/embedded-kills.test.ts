import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { killEmbedded } from './embedded-kills.ts';

/** Quality goal R2 on the embedded database, the quick form. */
it('a killed process with an embedded database loses nothing', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'killed-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const template = inject('templates').embeddedFile;
  const form = { kills: 2, isOver: () => false };
  expect(await killEmbedded({ directory: join(directory, 'data'), template }, form)).toBe(2);
}, 120_000);
