import '../../../support/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearOnSignOut } from '#stores/browser/storage.ts';
import {
  $uploads,
  changeUpload,
  chooseFiles,
  leaveOut,
  NO_UPLOADS,
  restoreUploads,
  uploadsOf,
} from '#stores/host/rooms/photo-upload.ts';
import { showPhotos } from '#stores/host/rooms/photos.ts';
import { fakeCaches } from '../../../support/caches.ts';

const photo = (name: string) => new File([`bytes of ${name}`], name, { type: 'image/jpeg' });
const names = () => $uploads.get().map(({ file }) => file.name);
const keyOf = (name: string) => $uploads.get().find(({ file }) => file.name === name)?.key ?? '';
const show = (id: number, kind: 'room' | 'property' = 'room') => showPhotos({ kind, id }, []);

/** Loads the page again: what it knew is gone. */
async function load(): Promise<void> {
  $uploads.set(NO_UPLOADS);
  await Promise.all([restoreUploads(), restoreUploads()]);
}

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  $uploads.set(NO_UPLOADS);
  return () => vi.unstubAllGlobals();
});

describe('photos that are not sent yet', () => {
  it('stay in the browser, each with its room and its words', async () => {
    show(102);
    chooseFiles([photo('a.jpg'), photo('b.jpg')]);
    show(103);
    chooseFiles([photo('c.jpg')]);
    show(1, 'property');
    chooseFiles([photo('d.jpg')]);
    const view = { shape: 'square', zoom: 2, x: 0.5, y: 0.5 } as const;
    changeUpload(keyOf('b.jpg'), { tag: 'Bed', alt: 'Double bed', view });
    await load();
    expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
    expect(uploadsOf({ kind: 'room', id: 102 })).toMatchObject([
      { state: 'chosen', tag: '', alt: '' },
      { state: 'chosen', tag: 'Bed', alt: 'Double bed', view },
    ]);
    expect(uploadsOf({ kind: 'room', id: 103 })).toMatchObject([{ file: { type: 'image/jpeg' } }]);
    expect(uploadsOf({ kind: 'property', id: 1 })).toHaveLength(1);
    expect(await $uploads.get()[2]?.file.text()).toBe('bytes of c.jpg');
  });

  it('are gone once they are left out, and when the host signs out', async () => {
    show(102);
    chooseFiles([photo('a.jpg'), photo('b.jpg'), new File(['x'], 'x.txt', { type: 'text/plain' })]);
    leaveOut(keyOf('a.jpg'));
    await load();
    expect(names()).toEqual(['b.jpg']);
    await clearOnSignOut();
    await load();
    expect(names()).toEqual([]);
  });

  it('stay in this tab where the browser keeps nothing', async () => {
    const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const full = { open: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) };
    for (const caches of [undefined, full]) {
      vi.stubGlobal('caches', caches);
      show(102);
      chooseFiles([photo('a.jpg')]);
      await restoreUploads();
    }
    expect(names()).toEqual(['a.jpg', 'a.jpg']);
    expect(failed).toHaveBeenCalled();
  });
});
