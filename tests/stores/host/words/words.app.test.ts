import '../../../support/browser.ts';
import { rm } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentFiles } from '#server/host/words/content-files.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { typedWords } from '#stores/host/words/typed-words.ts';
import {
  $homestay,
  $picture,
  $theirs,
  $wordsForm,
  conflictsOf,
  keepMine,
  saveTyped,
  sendPicture,
  showHomestay,
  wordsEditor,
} from '#stores/host/words/words.ts';
import { hostHeaders, siteOwnerHeaders } from '../../../support/host.ts';
import { type HostBrowser, openDesk } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { photograph } from '../../../support/photographs.ts';
import { loseAnswers } from '../../../support/slow-wire.ts';
import { fileOf, ownHomestays, wordCalls, wordFiles } from '../../../support/words.ts';

const api = appOfFile();
let desk: HostBrowser;
let files: ContentFiles;
let another: ReturnType<typeof wordCalls>;

beforeEach(async () => {
  files = await wordFiles();
  api.deps.contentFiles = files;
  const headers = await siteOwnerHeaders(api);
  await ownHomestays(api, [1, 2]);
  another = wordCalls(api, headers);
  desk = openDesk(api, '/host/words', headers);
  $homestay.set(undefined);
  await wordsEditor.load();
  return () => rm(files.content.folder, { recursive: true });
});

const { change } = wordsEditor;
function form() {
  const shown = $wordsForm.get();
  if (shown.state !== 'ready') throw new Error(`The form is ${shown.state}`);
  return shown;
}
const stored = async () => (await another.read()).words;
const puts = () => desk.wire.sent.filter(({ method }) => method === 'PUT');

describe('the form of the words', () => {
  it('saves only what was changed, says so, and undoes it', async () => {
    expect(form().typed.tagline).toBe('');
    expect(await saveTyped()).toBe(true);
    expect(puts()).toEqual([]);
    change({ tagline: 'By the sea', 'rules.pets.choice': 'no', 'rules.pets.note': 'A cat.' });
    expect(await saveTyped()).toBe(true);
    expect(await stored()).toMatchObject({
      tagline: 'By the sea',
      rules: { pets: { choice: 'no', note: 'A cat.' }, smoking: { choice: null } },
    });
    expect(await fileOf(files)('about/story.mdx')).toBeUndefined();
    const [toast] = takeToasts();
    expect(toast).toMatchObject({
      text: 'Saved.',
      action: { label: 'Undo' },
    });
    change({ story: 'Not saved yet' });
    toast?.action?.run();
    await expect.poll(() => form().typed.tagline).toBe('');
    expect(form().typed.story).toBe('Not saved yet');
    expect(desk.toasts()).toEqual(['The words are as before.']);
    expect((await stored()).rules.pets.choice).toBeNull();
  });

  it('marks what the server refuses, at its field', async () => {
    change({ 'colours.main': '#ffee00', 'social.youtube': 'my channel', story: 'x'.repeat(6000) });
    expect(await saveTyped()).toBe(false);
    expect(form()).toMatchObject({
      message: 'Please look at the marked fields.',
      problems: { story: 'This is longer than 5,000 letters. Please make it shorter.' },
    });
    change({ story: 'x' });
    expect(await saveTyped()).toBe(false);
    expect(form().problems).toMatchObject({
      'colours.main': expect.stringContaining('White writing can’t be read on this colour.'),
      'social.youtube': 'Enter the whole link. It begins with https://.',
    });
    change({ 'colours.main': '#14532d', 'social.youtube': '' });
    expect(form().problems).toEqual({});
    expect(await saveTyped()).toBe(true);
    expect(form().saved['colours.main']).toBe('#14532d');
  });

  it('shows what somebody else has saved beside what is typed, and keeps either', async () => {
    change({ tagline: 'Mine' });
    await another.put({ tagline: 'Theirs', phone: '+91 94370 99999' });
    expect(await saveTyped()).toBe(false);
    expect(form()).toMatchObject({ isStale: true, typed: { tagline: 'Mine' } });
    const theirs = $theirs.get();
    expect(theirs && conflictsOf(form().typed, form().saved, theirs.typed)).toEqual([
      { field: 'tagline', theirs: 'Theirs', yours: 'Mine' },
      { field: 'phone', theirs: '+91 94370 99999', yours: '' },
    ]);
    keepMine();
    expect(form()).toMatchObject({ isStale: false, typed: { tagline: 'Mine', phone: '+91 94370 99999' } });
    expect(await saveTyped()).toBe(true);
    expect(await stored()).toMatchObject({ tagline: 'Mine', phone: '+91 94370 99999' });

    change({ tagline: 'Mine again' });
    await another.put({ tagline: 'Theirs again' });
    expect(await saveTyped()).toBe(false);
    await wordsEditor.load();
    expect([form().typed.tagline, $theirs.get()]).toEqual(['Theirs again', undefined]);
  });

  it('keeps what was typed if the answer is lost; what was saved then is shown as theirs', async () => {
    change({ tagline: 'Lost' });
    loseAnswers(desk.wire, ({ method }) => method === 'PUT');
    expect(await saveTyped()).toBe(false);
    expect(form().message).toBe('This was not saved: the server can’t be reached. Please try again.');
    expect(form().typed.tagline).toBe('Lost');
  });

  it('has host and ways of the homestay that is chosen', async () => {
    change({ 'host.name': 'Sabita', from_station: 'Walk.' });
    expect(await saveTyped()).toBe(true);
    await showHomestay(2);
    expect(form().typed).toMatchObject({ 'host.name': '', from_station: '' });
    change({ 'host.name': 'Manas' });
    expect(await saveTyped()).toBe(true);
    await showHomestay(1);
    expect(form().typed['host.name']).toBe('Sabita');
  });

  it('sends pictures at once, and keeps what is typed', async () => {
    change({ tagline: 'Typed' });
    const bytes = new Uint8Array(await photograph(300, 200).toBuffer());
    await sendPicture('logo', new File([bytes], 'logo.jpg', { type: 'image/jpeg' }));
    expect($picture.get()).toEqual({ problems: {} });
    expect(form()).toMatchObject({ typed: { logo: 'logo', tagline: 'Typed' }, saved: { tagline: '' } });
    await sendPicture('logo', new File(['x'], 'logo.jpg', { type: 'image/jpeg' }));
    expect($picture.get().problems.logo).toBe('Please choose a JPEG, PNG or WebP.');
    change({ logo: '' });
    expect(await saveTyped()).toBe(true);
    expect(await stored()).toMatchObject({ logo: null, tagline: 'Typed' });
  });

  it('is not there for an owner who does not own the site', async () => {
    desk = openDesk(api, '/host/words', await hostHeaders(api, { propertyIds: [1] }));
    await wordsEditor.load();
    expect($wordsForm.get()).toEqual({
      state: 'failed',
      message: 'Only the owner of the site can change its words.',
    });
  });
});

it('fields that nobody has written are empty', async () => {
  expect(Object.values(typedWords(await stored())).join('')).toBe('');
});
