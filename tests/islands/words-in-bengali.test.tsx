import '../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Residence } from '#islands/booking/steps/Residence.tsx';
import { AskRecipient } from '#islands/host/papers/AskRecipient.tsx';
import { About } from '#islands/room/About.tsx';
import { Gallery } from '#islands/room/Gallery.tsx';
import { ForeignFields, shownVisa, storedVisa } from '#islands/ui/travellers/ForeignFields.tsx';
import { newTraveller } from '#stores/register/typed-traveller.ts';

vi.mock('#language/code.ts', () => ({ LANGUAGE: 'bn' }));
vi.mock('#messages/rooms/known-words.ts', () => import('#translations/bn/rooms/known-words.ts'));
vi.mock('#messages/register/regions.ts', () => import('#translations/bn/register/regions.ts'));
vi.mock(
  '#messages/register/traveller-fields.ts',
  () => import('#translations/bn/register/traveller-fields.ts'),
);
vi.mock(
  '#messages/host/papers/booking-papers.ts',
  () => import('#translations/bn/host/papers/booking-papers.ts'),
);

describe('the words of a host on a Bengali page', () => {
  it('are translated where they are known, and else marked as English', () => {
    const html = renderToStaticMarkup(
      <About
        room={{
          description: '',
          homestay_name: 'সাগর কুটির',
          amenities: ['Sea View', 'Hammock'],
          property_amenities: [],
          highlights: [],
        }}
      />,
    );
    expect(html).toContain('<span>সমুদ্রের দৃশ্য</span>');
    expect(html).toContain('<span lang="en">Hammock</span>');
    expect(html).not.toContain('Sea View');
  });

  it('describe photos', () => {
    const photos = [
      { url: '/1.webp', tag: 'Bedroom' },
      { url: '/2.webp', tag: 'View', alt: 'Two chairs by the sea' },
    ];
    const html = renderToStaticMarkup(<Gallery photos={photos} name="মল্লী ঘর" />);
    expect(html).toContain('alt="মল্লী ঘর: শোবার ঘর"');
    expect(html).toMatch(/alt="মল্লী ঘর: Two chairs by the sea"[^>]* lang="en"/);
  });
});

describe('country and state in Bengali', () => {
  it('are shown translated and sent in English', () => {
    const html = renderToStaticMarkup(<Residence country="India" state="West Bengal" />);
    expect(html).toContain('<option value="India" selected="">ভারত</option>');
    expect(html).toContain('<option value="West Bengal" selected="">পশ্চিমবঙ্গ</option>');
  });

  it('keep the spelling of a country that is on no list', () => {
    const html = renderToStaticMarkup(<Residence country="Bharat" state="Utkal" />);
    expect(html).toContain('<option value="Bharat" lang="en" selected="">Bharat</option>');
    expect(html).toContain('value="Utkal"');
  });

  it('have English values in the invoice that a host issues, too', () => {
    const html = renderToStaticMarkup(<AskRecipient id={1} typed={{ state: '' }} />);
    expect(html).toContain('<option value="Odisha">ওড়িশা</option>');
    expect(html).toContain('<option value="Outside India">ভারতের বাইরে</option>');
  });
});

describe('the visa of those who need none', () => {
  it('is shown in Bengali and stored as the rules know it', () => {
    expect([shownVisa('none'), shownVisa('Tourist')]).toEqual(['লাগবে না', 'Tourist']);
    expect([storedVisa(' লাগবে না'), storedVisa('OCI')]).toEqual(['none', 'OCI']);
    const foreign = { ...newTraveller().foreign, visa_type: 'none' };
    const html = renderToStaticMarkup(
      <ForeignFields foreign={foreign} today="2026-01-01" problemOf={() => undefined} onChange={() => {}} />,
    );
    expect(html).toContain('value="লাগবে না"');
    expect(html).not.toContain('none');
  });
});
