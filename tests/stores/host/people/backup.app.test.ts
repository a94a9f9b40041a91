import '../../../support/browser.ts';
import { expect, it } from 'vitest';
import { $backupForm, $offered, downloadBackup, loadOffered } from '#stores/host/people/backup.ts';
import { hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';

const api = appOfFile();

it('offers six words, refuses short ones, and says why there is no backup', async () => {
  const { wire } = await hostBrowser(api, '/host/people');
  const saved: unknown[] = [];
  await loadOffered();
  expect($offered.get()).toMatchObject({
    state: 'ready',
    passphrase: expect.stringMatching(/^(\w+ ){5}\w+$/),
  });
  expect(await downloadBackup('  too short  ', (file) => saved.push(file))).toBe(false);
  expect($backupForm.get().problems).toEqual({
    passphrase: 'The passphrase needs at least 12 characters.',
  });
  expect(wire.sent.filter(({ path }) => path === '/host/backup')).toEqual([]);
  expect(await downloadBackup('a passphrase of some words', (file) => saved.push(file))).toBe(false);
  expect($backupForm.get().problems.form).toBe(
    'The database is on a server of its own, which makes the backups: use its own program.',
  );
  expect(saved).toEqual([]);
});
