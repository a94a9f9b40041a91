import '../../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { Shown } from '#islands/review/Review.tsx';
import { $review, type ReviewPage } from '#stores/review/review.ts';

const TYPED = { stars: { stay: 4 }, words: '', show_name: true };
const READY: ReviewPage = {
  state: 'ready',
  homestay: 'Sagar Kutir',
  rooms: ['Garuda Room'],
  month: 'February 2027',
  typed: TYPED,
};

/** A build renders what a store began with, so the page is rendered anew for each state. */
function pageOf(page: ReviewPage): string {
  $review.set(page);
  Object.assign($review, { init: page });
  return renderToStaticMarkup(<Shown />);
}
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('the page of a review', () => {
  beforeEach(() => $review.set({ state: 'loading' }));

  it('has four groups of five named radios, a field, a ticked box and a button', () => {
    const html = pageOf(READY);
    const groups = html.match(/<fieldset.*?<\/fieldset>/gs) ?? [];
    expect(groups.map(textOf)).toEqual(
      ['Stay', 'Cleanliness', 'Host', 'Value'].map(
        (name) => `${name} 1 star 2 stars 3 stars 4 stars 5 stars`,
      ),
    );
    for (const group of groups) expect(group.match(/type="radio"/g)).toHaveLength(5);
    expect(html.match(/checked=""/g)).toHaveLength(2);
    expect(groups[0]).toMatch(/checked="" value="4"|value="4" checked=""/);
    const text = textOf(html);
    for (const said of [
      'Sagar Kutir',
      'Garuda Room',
      'Stayed in February 2027',
      'Your words',
      'Show my first name',
    ])
      expect(text).toContain(said);
    expect(text).toContain('Links, email addresses and phone numbers are cut out.');
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Send<\/button>/);
  });

  it('counts the signs only near the limit', () => {
    expect(textOf(pageOf({ ...READY, typed: { ...TYPED, words: 'x'.repeat(1799) } }))).not.toContain('left');
    expect(textOf(pageOf({ ...READY, typed: { ...TYPED, words: 'x'.repeat(1999) } }))).toContain(
      '1 sign left',
    );
  });

  it.each(["We can't find a stay for this link.", 'This link has been used already.'])(
    'that is closed says why and has nothing to send: %s',
    (message) => {
      const html = pageOf({ state: 'closed', message });
      expect(html.replaceAll('&#x27;', "'")).toContain(message);
      expect(html).not.toMatch(/<button|<form/);
    },
  );

  it('says thank you', () => {
    const html = pageOf({ state: 'sent' });
    expect(html).toMatch(/<h1[^>]*>Thank you<\/h1>/);
    expect(html).not.toMatch(/<button|<form/);
  });

  it('offers to try again what could not be loaded', () => {
    expect(textOf(pageOf({ state: 'failed', message: 'Not now.' }))).toMatch(/Not now\. Try again$/i);
  });

  it('asks before it ends the mails, and then says so', () => {
    expect(textOf(pageOf({ state: 'asking' })).replaceAll('&#x27;', "'")).toMatch(/Don't ask me again$/);
    expect(textOf(pageOf({ state: 'declined' })).replaceAll('&#x27;', "'")).toMatch(
      /We won't ask you again\.$/,
    );
  });
});
