import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#client/connection.ts';
import { $toasts } from '#stores/browser/toasts.ts';
import {
  $answerForm,
  $answering,
  $reviews,
  loadReviews,
  saveAnswer,
  setHidden,
  startAnswering,
} from '#stores/host/reviews/reviews.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { hostReview } from '../../../support/reviews.ts';
import { fakeApi, json, type Sent } from '../../../support/transport.ts';

const LIST = [hostReview(2), hostReview(1, { words: null })];
const api = (act: (sent: Sent) => Response | Promise<Response>) =>
  fakeApi((one) => (one.method === 'GET' ? json({ reviews: LIST }) : act(one)));
const shown = () => {
  const loaded = $reviews.get();
  return loaded.state === 'ready' ? loaded.reviews : [];
};

beforeEach(() => {
  $reviews.set(LOADING);
  startAnswering(undefined);
});
afterEach(() => connect());

describe('the reviews of the desk', () => {
  it('are shown in the order of the server', async () => {
    api(() => json({}));
    await loadReviews();
    expect(shown().map(({ id }) => id)).toEqual([2, 1]);
  });

  it('are for owners', async () => {
    fakeApi(() => json({ error: 'Owners only.', code: 'owner_only' }, 403));
    await loadReviews();
    expect($reviews.get()).toEqual({ state: 'failed', message: 'Only owners see the reviews here.' });
  });

  it('say that they could not be loaded', async () => {
    fakeApi(() => Promise.reject(new TypeError('Failed to fetch')));
    await loadReviews();
    expect($reviews.get()).toEqual({ state: 'failed', message: 'The reviews could not be loaded.' });
  });

  it('are answered once, and the answer stands in the list', async () => {
    const answer = 'Come again!';
    const sent = api(() => json({ review: { ...hostReview(2), answer } }));
    await loadReviews();
    startAnswering(2);
    await Promise.all([saveAnswer(answer), saveAnswer(answer)]);
    expect(sent.slice(1).map(({ path, body }) => [path, body])).toEqual([
      ['/host/reviews/2/answer', { text: answer }],
    ]);
    expect(shown()[0]).toMatchObject({ id: 2, answer });
    expect($answering.get()).toBeUndefined();
  });

  it('keep the form of an answer that could not be saved', async () => {
    api(() => Promise.reject(new TypeError('Failed to fetch')));
    await loadReviews();
    startAnswering(2);
    await saveAnswer('Come again!');
    expect($answering.get()).toBe(2);
    expect($answerForm.get().problems.form).toMatch(/^This was not saved/);
    startAnswering(1);
    expect($answerForm.get().problems).toEqual({});
  });

  it('have their words hidden once, and shown again', async () => {
    const sent = api(({ body }) => json({ review: { ...hostReview(2), ...Object(body) } }));
    await loadReviews();
    await Promise.all([setHidden(hostReview(2), true), setHidden(hostReview(2), true)]);
    expect(shown()[0]).toMatchObject({ hidden: true, words: 'Words of review 2.' });
    await setHidden(hostReview(2, { hidden: true }), false);
    expect(shown()[0]).toMatchObject({ hidden: false });
    expect(sent.slice(1).map(({ path, body }) => [path, body])).toEqual([
      ['/host/reviews/2/hide', { hidden: true }],
      ['/host/reviews/2/hide', { hidden: false }],
    ]);
  });

  it('are read again if hiding is refused', async () => {
    const sent = api(() => json({ error: 'It is gone.', code: 'not_found' }, 404));
    await loadReviews();
    await setHidden(hostReview(2), true);
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
    expect(JSON.stringify($toasts.get())).toContain('It is gone.');
  });
});
