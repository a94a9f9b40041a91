import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test, WIDE_ONLY } from '../support/e2e.ts';

/** The editor opens a folder of the machine. The test gives it one of the browser's own, with a copy of the content. */
async function giveFolder(page: Page): Promise<void> {
  const paths = globSync('content/**/*.{yaml,mdx}').map((path) => path.replaceAll('\\', '/'));
  const files = paths.map((path) => [path, readFileSync(path, 'utf8')] as const);
  await page.evaluate(async (list) => {
    const folder = await navigator.storage.getDirectory();
    // As the editor expects of a repository.
    await folder.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of list) {
      const parts = path.split('/');
      let inside = folder;
      for (const part of parts.slice(0, -1)) inside = await inside.getDirectoryHandle(part, { create: true });
      const file = await inside.getFileHandle(parts.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
    const granted = async () => 'granted';
    const given = Object.assign(folder, { requestPermission: granted, queryPermission: granted });
    Object.assign(window, { showDirectoryPicker: async () => given });
  }, files);
}

const read = (page: Page, path: string) =>
  page.evaluate(async (name) => {
    let folder = await navigator.storage.getDirectory();
    const parts = name.split('/');
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile()).text();
  }, path);

test(
  'a host changes an answer in the editor, and nothing else in its file',
  WIDE_ONLY,
  async ({ page, problems }) => {
    test.slow();
    // Its text font, and the newest version, which it looks for elsewhere: the policy says no.
    problems.allow(/jsdelivr|unpkg|githubstatus|Content Security Policy/);
    await page.goto('/host/content');
    await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
    await giveFolder(page);
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    for (const collection of ['Name, contact and brand', 'Homestays', 'Festivals', 'Questions']) {
      await expect(page.getByRole('treeitem', { name: collection })).toBeVisible();
    }
    await page.evaluate(() => {
      location.hash = '#/collections/faqs/entries/beach';
    });
    const question = page.getByRole('textbox', { name: 'Question' });
    await expect(question).toHaveValue('How far is the beach?');
    await question.fill('How near is the beach?');
    await page.getByRole('button', { name: 'Save' }).click();
    const before = readFileSync('content/faqs/beach.mdx', 'utf8');
    const after = before.replace('How far is the beach?', 'How near is the beach?');
    // A file that is being written at that moment can't be read.
    await expect(async () => {
      expect((await read(page, 'content/faqs/beach.mdx')).trim()).toBe(after.trim());
    }).toPass();
    expect(await read(page, 'content/faqs/market.mdx')).toBe(readFileSync('content/faqs/market.mdx', 'utf8'));
  },
);
