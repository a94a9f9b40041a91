import '../../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  $propertyForm,
  $propertyId,
  propertyEditor,
  saveProperty,
} from '#stores/host/rooms/host-property.ts';
import { $photos } from '#stores/host/rooms/photos.ts';
import { termsSentence } from '#stores/host/rooms/typed-property.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { loseAnswers } from '../../../support/slow-wire.ts';

const api = appOfFile();
let desk: HostBrowser;

beforeEach(async () => {
  desk = await hostBrowser(api, '/host/properties/1', { propertyIds: [1] });
  await propertyEditor.load();
});

function form() {
  const shown = $propertyForm.get();
  if (shown.state !== 'ready') throw new Error(`The form is ${shown.state}`);
  return shown;
}
const { change } = propertyEditor;
const stored = () =>
  api.deps.db.selectFrom('property').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
const storedTerms = async () => {
  const rules = api.deps.db.selectFrom('cancellation_rule').select(['hours_before', 'percent']);
  return rules.where('property_id', '=', 1).orderBy('hours_before').execute();
};
const guestsRoom = async () => (await (await api.ask('/public/room/1')).json()).room;

describe('the form of a homestay', () => {
  it('has its figures as text, its terms in days, and its photos', () => {
    expect($propertyId.get()).toBe(1);
    expect($photos.get()).toEqual({ of: { kind: 'property', id: 1 }, photos: [] });
    expect(form().typed).toMatchObject({
      name: 'Homestay 1',
      location: '19.8, 85.83',
      breakfast_price: '50',
      extra_bed_price: '200',
      cancellation: [
        { before: '7', unit: 'days', percent: '100' },
        { before: '3', unit: 'days', percent: '50' },
      ],
    });
    expect(termsSentence(form().typed)).toBe(
      'Free up to 7 days before check-in, 50% refund 3 to 7 days before, no refund under 3 days',
    );
  });

  it('saves address, times, extras and distances, and leaves the discounts of long stays alone', async () => {
    change({ location: '19.7983 85.8249', gate_opens: '05:30', breakfast_price: '₹ 75' });
    change({ distances: { ...form().typed.distances, beach: '1,200', temple: ' ' } });
    expect(await Promise.all([saveProperty(), saveProperty()])).toEqual([true, false]);
    expect(desk.toasts()).toEqual(['Saved.']);
    expect(await stored()).toMatchObject({ lat: 19.7983, lng: 85.8249, breakfast_price: 75 });
    expect(form()).toMatchObject({
      typed: { location: '19.7983, 85.8249', breakfast_price: '75', gate_opens: '05:30' },
    });
    expect(form().message).toBeUndefined();
    expect(form().typed.distances).toMatchObject({ beach: '1200', temple: '' });
    const discounts = await api.deps.db
      .selectFrom('length_rule')
      .selectAll()
      .where('property_id', '=', 1)
      .execute();
    expect(discounts).toHaveLength(3);
    change({ location: '' });
    expect(await saveProperty()).toBe(true);
    expect(await stored()).toMatchObject({ lat: null, lng: null });
  });

  it('saves terms in the order of their time, and guests read them', async () => {
    const [first, second] = form().typed.cancellation;
    if (!first || !second) throw new Error('There are no terms');
    change({
      cancellation: [
        { ...second, before: '36', unit: 'hours' },
        { ...first, before: '10' },
      ],
    });
    expect(await saveProperty()).toBe(true);
    expect(await storedTerms()).toEqual([
      { hours_before: 36, percent: 50 },
      { hours_before: 240, percent: 100 },
    ]);
    const sentence =
      'Free up to 10 days before check-in, 50% refund 36 hours to 10 days before, no refund under 36 hours';
    expect(termsSentence(form().typed)).toBe(sentence);
    expect((await guestsRoom()).policies.cancellation).toBe(sentence);
    change({ cancellation: [] });
    expect(await saveProperty()).toBe(true);
    expect([await storedTerms(), termsSentence(form().typed)]).toEqual([[], 'No refund']);
  });

  it('saves questions of its own, without their keys', async () => {
    const question = { key: 'new', question: 'Is there a lift?', answer: 'No.' };
    change({ faqs: [question] });
    expect(await saveProperty()).toBe(true);
    expect((await guestsRoom()).faqs).toEqual([{ question: 'Is there a lift?', answer: 'No.' }]);
    expect(form().typed.faqs).toEqual([{ ...question, key: '0' }]);
  });

  it('marks each wrong field, here or by the server, and is not sent while one is', async () => {
    change({
      name: ' ',
      max_stay: 'long',
      cancellation: [{ key: '1', before: '', unit: 'days', percent: '5' }],
    });
    expect(await saveProperty()).toBe(false);
    expect(form()).toMatchObject({
      message: 'Please look at the marked fields.',
      problems: {
        name: 'This is required.',
        max_stay: 'Enter a number, without letters.',
        cancellation: 'Each step needs a percentage from 0 to 100 and a number of days or hours.',
      },
    });
    change({ cancellation: [], max_stay: '30' });
    expect(form().problems).toEqual({ name: 'This is required.' });
    expect(desk.wire.sent.filter(({ method }) => method === 'PUT')).toEqual([]);
    change({ name: 'H'.repeat(121), check_in_time: '9 am' });
    expect(await saveProperty()).toBe(false);
    expect(form().problems).toEqual({ name: 'This is too long.', check_in_time: 'This is not right.' });
  });

  it('removes the sentence of a distance when distances change', async () => {
    change({ distances: { ...form().typed.distances, beach: 'near' } });
    expect(await saveProperty()).toBe(false);
    expect(form().problems).toEqual({ 'distances.beach': 'Enter a number, without letters.' });
    change({ distances: { ...form().typed.distances, beach: '' } });
    expect(form().problems).toEqual({});
  });

  it('is not saved over what another owner saved, and what was typed can be copied', async () => {
    await api.deps.db.updateTable('property').set({ extra_bed_price: 250 }).where('id', '=', 1).execute();
    change({ address: 'VIP Road' });
    expect(await saveProperty()).toBe(false);
    expect(form()).toMatchObject({ isStale: true, typed: { address: 'VIP Road', extra_bed_price: '200' } });
    expect(desk.toasts()).toEqual([]);
    await propertyEditor.load();
    expect(form()).toMatchObject({
      isStale: false,
      typed: { address: 'Puri, Odisha', extra_bed_price: '250' },
    });
  });

  it('whose answer was lost is loaded again before it is saved again', async () => {
    change({ address: 'Swargadwar' });
    loseAnswers(desk.wire);
    expect(await saveProperty()).toBe(false);
    expect(form()).toMatchObject({
      message: 'This was not saved: the server can’t be reached. Please try again.',
      typed: { address: 'Swargadwar' },
    });
    desk.wire.connectAgain();
    expect(await saveProperty()).toBe(false);
    expect(form()).toMatchObject({ isStale: true });
    await propertyEditor.load();
    expect(form().typed.address).toBe('Swargadwar');
  });

  it('is not there for another homestay, nor for an address without one', async () => {
    for (const path of ['/host/properties/2', '/host/properties']) {
      desk = await hostBrowser(api, path, { propertyIds: [1] });
      await propertyEditor.load();
      expect($propertyForm.get()).toEqual({ state: 'missing' });
    }
  });
});
