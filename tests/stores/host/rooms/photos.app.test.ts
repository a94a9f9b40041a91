import '../../../support/browser.ts';
import { describe, expect, it } from 'vitest';
import {
  $editedPhoto,
  $moveAnnouncement,
  $photos,
  describePhoto,
  dragPhoto,
  movePhoto,
  photoName,
  photoPicture,
  removePhoto,
  savePhotoWords,
  settleDrag,
} from '#stores/host/rooms/photos.ts';
import { atPhotos, photoOf, tags, uploadThree } from '../../../support/desk-photos.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { holdAnswers } from '../../../support/slow-wire.ts';

const api = appOfFile();
const desk = atPhotos(api);

const move = (tag: string, to: number) => movePhoto(photoOf(tag).id, to);
const stored = async () => {
  const photos = api.deps.db.selectFrom('room_image').select('tag').where('room_id', '=', 1);
  return (await photos.orderBy('position').execute()).map(({ tag }) => tag);
};
const orders = () => desk.wire.sent.filter(({ path }) => path.endsWith('/order'));

describe('the order of photos', () => {
  it('is shown at once, read aloud, and saved in turn', async () => {
    await uploadThree();
    move('View', 0);
    expect(tags()).toEqual(['View', 'Bed', 'Bathroom']);
    expect($moveAnnouncement.get()).toBe('View is now 1 of 3.');
    move('Bed', 2);
    expect($moveAnnouncement.get()).toBe('Bed is now 3 of 3.');
    await desk.wire.idle();
    expect(await stored()).toEqual(['View', 'Bathroom', 'Bed']);
  });

  it('is not saved for places that there are not, nor for the place where a photo is', async () => {
    await uploadThree();
    for (const to of [-1, 0, 3]) move('Bed', to);
    movePhoto(12_345, 1);
    expect([tags(), orders()]).toEqual([['Bed', 'Bathroom', 'View'], []]);
  });

  it('is saved where a drag ends, and not on its way', async () => {
    await uploadThree();
    const bed = photoOf('Bed').id;
    dragPhoto(bed, 1);
    dragPhoto(bed, 1);
    dragPhoto(bed, 2);
    expect([tags(), orders()]).toEqual([['Bathroom', 'View', 'Bed'], []]);
    settleDrag(bed);
    expect($moveAnnouncement.get()).toBe('Bed is now 3 of 3.');
    await desk.wire.idle();
    expect(await stored()).toEqual(['Bathroom', 'View', 'Bed']);
    dragPhoto(bed, 0);
    dragPhoto(bed, 2);
    settleDrag(bed);
    expect(orders()).toHaveLength(1);
  });

  it('is as before if it can’t be saved', async () => {
    await uploadThree();
    desk.toasts();
    desk.wire.lose();
    move('View', 0);
    expect(tags()).toEqual(['View', 'Bed', 'Bathroom']);
    await desk.wire.idle();
    expect(tags()).toEqual(['Bed', 'Bathroom', 'View']);
    expect(desk.toasts()).toEqual(['The order could not be saved, so it is as before.']);
  });

  it('is as before if another host has added or removed a photo', async () => {
    await uploadThree();
    desk.toasts();
    const path = `/host/rooms/1/photos/${photoOf('Bed').id}`;
    await api.ask(path, { method: 'DELETE', headers: desk.headers });
    move('View', 0);
    await desk.wire.idle();
    expect(desk.toasts()).toEqual([
      'Somebody else has added or removed a photo. Load the page again, then put them in order.',
    ]);
    expect([tags(), await stored()]).toEqual([
      ['Bed', 'Bathroom', 'View'],
      ['Bathroom', 'View'],
    ]);
  });

  it('keeps a move that was made while a photo’s words were being saved', async () => {
    await uploadThree();
    const letThrough = holdAnswers(desk.wire, ({ path }) => !path.endsWith('/order'));
    const saving = savePhotoWords(photoOf('Bed'), { tag: 'Double bed', alt: '' });
    move('View', 0);
    await letThrough();
    await saving;
    await desk.wire.idle();
    expect(tags()).toEqual(['View', 'Double bed', 'Bathroom']);
    expect(await stored()).toEqual(['View', 'Double bed', 'Bathroom']);
  });
});

describe('a photo', () => {
  it('is described: its words are trimmed, and stay typed until they are saved', async () => {
    await uploadThree();
    desk.toasts();
    const bed = photoOf('Bed');
    describePhoto(bed);
    desk.wire.lose();
    expect(await savePhotoWords(bed, { tag: 'Double bed', alt: '' })).toBe(false);
    expect(desk.toasts()).toEqual(['This was not saved: the server can’t be reached. Please try again.']);
    desk.wire.connectAgain();
    expect(await savePhotoWords(bed, { tag: 'x'.repeat(61), alt: '' })).toBe(false);
    expect(desk.toasts()).toEqual(['This is too long.']);
    expect($editedPhoto.get()).toBe(bed);
    expect(await savePhotoWords(bed, { tag: ' Double bed', alt: ' With linen ' })).toBe(true);
    expect([desk.toasts(), $editedPhoto.get()]).toEqual([['Saved.'], undefined]);
    expect(photoOf('Double bed')).toMatchObject({ id: bed.id, alt: 'With linen' });
    expect(photoPicture(photoOf('Double bed'))).toMatchObject({
      alt: 'With linen',
      sizes: { width: 320, height: 240 },
      url: expect.stringMatching(/^http:\/\/localhost:4321\/api\/admin\/uploads\/photo\/\w+-320\.webp$/),
    });
  });

  it('is removed, and stays while it can’t be', async () => {
    await uploadThree();
    desk.toasts();
    const bed = photoOf('Bed');
    describePhoto(bed);
    desk.wire.lose();
    await removePhoto(bed);
    expect([tags()?.length, $editedPhoto.get()]).toEqual([3, bed]);
    desk.toasts();
    desk.wire.connectAgain();
    await removePhoto(bed);
    expect([desk.toasts(), $editedPhoto.get()]).toEqual([['Bed is removed.'], undefined]);
    expect([tags(), await stored()]).toEqual([
      ['Bathroom', 'View'],
      ['Bathroom', 'View'],
    ]);
    await removePhoto(bed);
    expect(desk.toasts()).toEqual(['We could not find what you are looking for.']);
  });

  it('of a homestay is moved, described and removed by calls of its own', async () => {
    await desk.show({ kind: 'property', id: 1 });
    await uploadThree(['Gate', 'View', 'House']);
    expect(tags()).toEqual(['Gate', 'View', 'House']);
    move('House', 0);
    await desk.wire.idle();
    expect(await savePhotoWords(photoOf('View'), { tag: 'Garden', alt: 'At noon' })).toBe(true);
    await removePhoto(photoOf('Gate'));
    await desk.show({ kind: 'property', id: 1 });
    expect(tags()).toEqual(['House', 'Garden']);
    expect(await stored()).toEqual([]);
  });

  it('without words is called by its place', async () => {
    await uploadThree(['', '', 'View']);
    desk.toasts();
    const [, second] = $photos.get()?.photos ?? [];
    if (!second) throw new Error('No second photo');
    expect(photoName(second)).toBe('Photo 2');
    movePhoto(second.id, 0);
    expect($moveAnnouncement.get()).toBe('Photo 2 is now 1 of 3.');
    await desk.wire.idle();
    expect(await savePhotoWords(photoOf('View'), { tag: '', alt: '' })).toBe(true);
    desk.toasts();
    await removePhoto(second);
    expect(desk.toasts()).toEqual(['Photo 1 is removed.']);
  });

  it('is nobody’s before photos are shown', async () => {
    await uploadThree();
    const bed = photoOf('Bed');
    $photos.set(undefined);
    movePhoto(bed.id, 1);
    dragPhoto(bed.id, 1);
    settleDrag(bed.id);
    expect(await savePhotoWords(bed, { tag: 'X', alt: '' })).toBe(false);
    expect(await stored()).toEqual(['Bed', 'Bathroom', 'View']);
  });
});
