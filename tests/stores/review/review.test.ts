import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { storage } from '#stores/browser/storage.ts';
import {
  $declineForm,
  $review,
  $reviewForm,
  chooseStars,
  dontAskAgain,
  LOADING_REVIEW,
  openReviewPage,
  sendTyped,
  typeReview,
} from '#stores/review/review.ts';
import { visit } from '../../support/browser.ts';
import { fakeApi, json, type Sent } from '../../support/transport.ts';

const STAY = { homestay: 'Sagar Kutir', rooms: ['Garuda Room', 'Malli Room'], stayed_in: '2027-02' };
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const refusal = (code: string, status: number, error = 'The sentence of the server.') =>
  json({ error, code }, status);

/** Answers the three calls of the page. */
const api = (
  send: (sent: Sent) => Response | Promise<Response> = () => json({ message: 'Thank you' }, 201),
) =>
  fakeApi((one) => {
    if (one.path === '/public/review/open') return json(STAY);
    return send(one);
  });

const ready = () => {
  const page = $review.get();
  if (page.state !== 'ready') throw new Error(page.state);
  return page;
};

function chooseAll(): void {
  chooseStars('stay', 5);
  chooseStars('cleanliness', 4);
  chooseStars('host', 5);
  chooseStars('value', 3);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-01T06:00:00Z'), toFake: ['Date'] });
  delete storage.review;
  $review.set(LOADING_REVIEW);
  visit('/review/tok-EN_1');
});
afterEach(() => {
  connect();
  vi.useRealTimers();
});

describe('the page of a review', () => {
  it('says which stay it is, and begins without stars and with the name shown', async () => {
    const sent = api();
    await openReviewPage();
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/public/review/open', { token: 'tok-EN_1' }],
    ]);
    expect(ready()).toEqual({
      state: 'ready',
      homestay: 'Sagar Kutir',
      rooms: ['Garuda Room', 'Malli Room'],
      month: 'February 2027',
      typed: { stars: {}, words: '', show_name: true },
    });
  });

  it('sends stars, words and whether the name is shown, and forgets what was typed', async () => {
    const sent = api();
    await openReviewPage();
    chooseAll();
    typeReview({ words: ' ଭଲ ଘର \n', show_name: false });
    await sendTyped();
    expect(sent.at(-1)).toMatchObject({
      path: '/public/review',
      method: 'POST',
      body: {
        token: 'tok-EN_1',
        stars: { stay: 5, cleanliness: 4, host: 5, value: 3 },
        words: 'ଭଲ ଘର',
        show_name: false,
      },
    });
    expect($review.get()).toEqual({ state: 'sent' });
    expect(storage.review).toBeUndefined();
  });

  it('sends once, however often it is pressed', async () => {
    const sent = api();
    await openReviewPage();
    chooseAll();
    await Promise.all([sendTyped(), sendTyped(), sendTyped()]);
    await sendTyped();
    expect(sent.filter(({ path }) => path === '/public/review')).toHaveLength(1);
  });

  it('asks for missing stars at their groups, and sends nothing until then', async () => {
    const sent = api();
    await openReviewPage();
    chooseStars('stay', 4);
    await sendTyped();
    const needed = 'Please choose from 1 to 5 stars.';
    expect($reviewForm.get().problems).toEqual({ cleanliness: needed, host: needed, value: needed });
    chooseStars('host', 2);
    expect($reviewForm.get().problems).toEqual({ cleanliness: needed, value: needed });
    expect(sent).toHaveLength(1);
  });

  it('keeps what was typed when sending fails, and over a reload', async () => {
    api(offline);
    await openReviewPage();
    chooseAll();
    typeReview({ words: 'Lovely.' });
    await sendTyped();
    expect($reviewForm.get().problems.form).toMatch(
      /^Your review couldn't be sent: the site can't be reached\./,
    );
    const { typed } = ready();
    expect(typed).toMatchObject({ words: 'Lovely.', stars: { stay: 5 } });
    $review.set(LOADING_REVIEW);
    api(() => refusal('internal', 500, ''));
    await openReviewPage();
    expect(ready().typed).toEqual(typed);
    expect($reviewForm.get().problems).toEqual({});
    await sendTyped();
    expect($reviewForm.get().problems.form).toMatch(/^Your review couldn't be sent\. What you wrote is kept/);
    api();
    await sendTyped();
    expect($review.get()).toEqual({ state: 'sent' });
  });

  it('keeps no secret, nothing for another stay, and nothing longer than a day', async () => {
    api();
    await openReviewPage();
    typeReview({ words: 'Lovely.' });
    expect(storage.review).not.toContain('tok-EN_1');
    fakeApi(() => json({ ...STAY, stayed_in: '2027-03' }));
    await openReviewPage();
    expect(ready().typed.words).toBe('');
    vi.setSystemTime('2027-03-02T06:00:01Z');
    api();
    await openReviewPage();
    expect(ready().typed.words).toBe('');
    expect(storage.review).toBeUndefined();
  });

  it.each([
    ['not_found', 404, "We can't find a stay for this link."],
    ['review_used', 409, 'This link has been used already.'],
    ['own_homestay', 403, 'The sentence of the server.'],
  ])('that is refused with %s is closed', async (code, status, message) => {
    fakeApi(() => refusal(code, status));
    await openReviewPage();
    expect($review.get()).toEqual({ state: 'closed', message });
  });

  it('is closed, too, if the link is used up meanwhile', async () => {
    api(() => refusal('review_used', 409));
    await openReviewPage();
    chooseAll();
    await sendTyped();
    expect($review.get()).toEqual({ state: 'closed', message: 'This link has been used already.' });
    expect(storage.review).toBeUndefined();
  });

  it('without a token is closed, without a request', async () => {
    const sent = api();
    visit('/review');
    await openReviewPage();
    expect($review.get()).toEqual({ state: 'closed', message: "We can't find a stay for this link." });
    expect(sent).toEqual([]);
  });

  it('can be opened again if the stay could not be loaded', async () => {
    fakeApi(offline);
    await openReviewPage();
    const message = "The site can't be reached. Please try again when you're back online.";
    expect($review.get()).toEqual({ state: 'failed', message });
    fakeApi(() => refusal('too_many_requests', 429, 'Too many requests.'));
    await openReviewPage();
    expect($review.get()).toEqual({ state: 'failed', message: 'Too many requests.' });
    api();
    await openReviewPage();
    expect(ready().homestay).toBe('Sagar Kutir');
  });
});

describe("the link Don't ask me again", () => {
  beforeEach(() => visit('/review/tok-EN_1?ask=no'));

  it('does nothing before the button is pressed', async () => {
    const sent = api();
    await openReviewPage();
    expect($review.get()).toEqual({ state: 'asking' });
    expect(sent).toEqual([]);
    await Promise.all([dontAskAgain(), dontAskAgain()]);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/public/review/no', { token: 'tok-EN_1' }],
    ]);
    expect($review.get()).toEqual({ state: 'declined' });
  });

  it('can be pressed again after a failure, and is closed for an unknown link', async () => {
    api(offline);
    await openReviewPage();
    await dontAskAgain();
    expect($declineForm.get().problems.form).toBe("This couldn't be saved. Please try again.");
    api(() => refusal('not_found', 404));
    await dontAskAgain();
    expect($review.get()).toEqual({ state: 'closed', message: "We can't find a stay for this link." });
  });
});
