import '../support/browser.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '#domain/rooms/images.ts';
import { Gallery } from '#islands/room/Gallery.tsx';
import { CardPicture } from '#islands/rooms/card/CardPicture.tsx';

const SIZES = { width: 1920, height: 1080, widths: [480, 1920] };
const photo = pictureOf('photo/0f-1920.webp', SIZES, '/api');
const AT = '/api/admin/uploads/photo/0f';

/** The attributes of each tag of a kind. */
function tagsIn(element: ReactNode, kind: 'img' | 'source') {
  const tags = renderToStaticMarkup(element).matchAll(new RegExp(`<${kind} [^>]*>`, 'g'));
  return [...tags].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
        name?.toLowerCase(),
        value?.replaceAll('&lt;', '<'),
      ]),
    ),
  );
}

describe('a photo in several widths', () => {
  it('is AVIF in a card, else WebP, with its own size', () => {
    const card = <CardPicture picture={photo} index={0} />;
    expect(tagsIn(card, 'source')).toEqual([
      {
        type: 'image/avif',
        srcset: `${AT}-480.avif 480w, ${AT}-1920.avif 1920w`,
        sizes: expect.stringContaining('92vw'),
      },
    ]);
    expect(tagsIn(card, 'img')).toMatchObject([
      {
        src: `${AT}-1920.webp`,
        srcset: `${AT}-480.webp 480w, ${AT}-1920.webp 1920w`,
        sizes: expect.stringContaining('92vw'),
        width: '1920',
        height: '1080',
        loading: 'eager',
        fetchpriority: 'high',
      },
    ]);
  });

  it('is larger and earlier for the first photo of the gallery', () => {
    const photos = Array.from({ length: 6 }, () => ({ ...photo, tag: 'Bed' }));
    const gallery = (
      <Gallery
        photos={photos.map((one, at) => ({ ...one, url: one.url.replace('0f', `${at}f`) }))}
        name="Room"
      />
    );
    const images = tagsIn(gallery, 'img');
    expect(images.map(({ loading }) => loading)).toEqual(['eager', ...Array(5).fill('lazy')]);
    expect(images.map(({ srcset }) => srcset?.split(' ').length)).toEqual(Array(6).fill(4));
    expect(images[0]?.sizes).toMatch(/60vw, \(width < 48rem\) 100vw, 31rem$/);
    expect(images[1]?.sizes).toMatch(/60vw, \(width < 48rem\) 100vw, 16rem$/);
    expect(tagsIn(gallery, 'source')).toHaveLength(6);
  });
});

describe('a picture of one width', () => {
  it.each(['demo/rooms/1/1.svg', 'photo/0f.webp'])('has no sources: %s', (path) => {
    const card = <CardPicture picture={pictureOf(path, null, '/api')} index={5} />;
    expect(tagsIn(card, 'source')).toEqual([]);
    const [image] = tagsIn(card, 'img');
    const src = `/api/admin/uploads/${path}`;
    expect(image).toMatchObject({ src, width: '640', height: '480', loading: 'lazy' });
    expect(image).not.toHaveProperty('srcset');
    expect(image).not.toHaveProperty('sizes');
  });

  it.each([
    ['demo/rooms/1/1.svg', ['Drawing']],
    ['', ['Drawing']],
    ['photo/0f.webp', []],
  ])('says once whether it is a drawing: "%s"', (path, labels) => {
    const card = renderToStaticMarkup(<CardPicture picture={pictureOf(path, null, '/api')} index={5} />);
    expect(card.match(/Drawing/g) ?? []).toEqual(labels);
    // A picture without a description is not read out, and its label is not, either.
    expect(card).toMatch(labels.length > 0 ? /<small class="drawing" aria-hidden="true">Drawing/ : /^<img/);
  });

  it('is the stock picture for a room without any', () => {
    const [image] = tagsIn(<CardPicture picture={undefined} index={0} />, 'img');
    expect(image).toMatchObject({ src: '/illustrations/room.svg' });
  });
});
