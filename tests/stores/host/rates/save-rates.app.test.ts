import '../../../support/browser.ts';
import { describe, expect, it } from 'vitest';
import { changeRates, isChanged } from '#stores/host/rates/rates.ts';
import { previewRates, saveShownRates, undoRates } from '#stores/host/rates/save-rates.ts';
import { atRates, raise, shownPage } from '../../../support/desk-rates.ts';
import { bookAsHost } from '../../../support/host-booking.ts';
import { hostNights } from '../../../support/host-nights.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { loseAnswers, recordsAreAway } from '../../../support/slow-wire.ts';

const api = appOfFile();
const desk = atRates(api);

const priceOf = async (roomId: number, night: string) =>
  (await hostNights(api).nightOf(desk.headers, roomId, night)).price;
const setByHand = (roomId: number, night: string, price: number) =>
  hostNights(api).set(desk.headers, { room_ids: [roomId], from: night, to: night, set: { price } });

describe('saving rates', () => {
  it('changes what the preview has shown, once, and can be undone', async () => {
    raise(2, '2026-12-04', '2026-12-06');
    expect(await previewRates()).toBe(true);
    expect(shownPage().preview?.changed.map(({ night, after }) => [night, after.price])).toEqual([
      ['2026-12-04', 4500],
      ['2026-12-05', 4500],
      ['2026-12-06', 4500],
    ]);
    expect(await priceOf(2, '2026-12-05')).toBe(3000);
    await Promise.all([saveShownRates(), saveShownRates()]);
    expect(desk.saves()).toHaveLength(1);
    expect(shownPage()).toMatchObject({
      preview: undefined,
      isBusy: false,
      done: { text: 'Saved: 3 nights changed.' },
    });
    expect([isChanged(shownPage()), await priceOf(2, '2026-12-05')]).toEqual([false, 4500]);

    await Promise.all([undoRates(), undoRates()]);
    expect(shownPage().done).toEqual({
      text: 'Undone: 3 nights as before. The rates on this page stay saved.',
    });
    expect(await priceOf(2, '2026-12-05')).toBe(3000);
    expect(shownPage().draft.seasons).toMatchObject([{ name: 'Fair', change: 'more', value: '50' }]);
    await undoRates();
    expect(desk.wire.sent.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(1);
    changeRates({ seasons: [] });
    expect(shownPage().done).toBeUndefined();
  });

  it('needs a preview, and says when no night has changed', async () => {
    await saveShownRates();
    expect(desk.wire.sent).toEqual([]);
    changeRates({ seasons: [] });
    for (let round = 0; round < 2; round += 1) {
      await previewRates();
      await saveShownRates();
    }
    expect(shownPage().done).toEqual({ text: 'Saved. No night changed.', undoToken: undefined });
  });

  it('keeps what was typed when the network or the server fails', async () => {
    raise(1, '2026-12-08', '2026-12-08');
    desk.wire.lose();
    expect(await previewRates()).toBe(false);
    expect(shownPage()).toMatchObject({
      isBusy: false,
      message: 'The changes can’t be shown now: the server can’t be reached. Please try again.',
    });
    desk.wire.connectAgain();
    await previewRates();
    expect(shownPage().message).toBeUndefined();
    desk.wire.lose();
    await saveShownRates();
    expect(shownPage().message).toBe('This was not saved: the server can’t be reached. Please try again.');
    recordsAreAway(desk.wire);
    await saveShownRates();
    expect(shownPage()).toMatchObject({ message: 'Our records are away.', preview: { changed: [{}] } });
    desk.wire.connectAgain();
    await saveShownRates();
    expect(shownPage()).toMatchObject({ message: undefined, done: { text: 'Saved: 1 night changed.' } });
    expect(await priceOf(1, '2026-12-08')).toBe(3000);
  });

  it('whose answer was lost shows that nothing is left to do', async () => {
    raise(1, '2026-12-10', '2026-12-10');
    await previewRates();
    loseAnswers(desk.wire);
    await saveShownRates();
    desk.wire.connectAgain();
    await saveShownRates();
    expect(shownPage()).toMatchObject({ preview: { changed: [] } });
    await saveShownRates();
    expect(shownPage().done?.text).toBe('Saved. No night changed.');
    expect(await priceOf(1, '2026-12-10')).toBe(3000);
  });

  it('shows the new state first if another host was faster; nights priced by hand stay unless told', async () => {
    raise(3, '2026-12-12', '2026-12-14');
    await previewRates();
    await setByHand(3, '2026-12-13', 1999);
    await saveShownRates();
    expect(shownPage()).toMatchObject({
      message: 'Another host has changed these nights since you saw them.',
      preview: { kept: [{ night: '2026-12-13', why: 'calendar', price: 1999 }] },
    });
    await previewRates({ isOverwriting: true });
    expect(shownPage()).toMatchObject({ isOverwriting: true, preview: { kept: [] } });
    expect(shownPage().preview?.changed).toHaveLength(3);
    await previewRates();
    await saveShownRates();
    expect(await Promise.all(['2026-12-13', '2026-12-14'].map((night) => priceOf(3, night)))).toEqual([
      1999, 2250,
    ]);
    await previewRates({ isOverwriting: true });
    await saveShownRates();
    expect(shownPage()).toMatchObject({ isOverwriting: false, done: { text: 'Saved: 1 night changed.' } });
    expect(await priceOf(3, '2026-12-13')).toBe(2250);
  });
});

describe('undoing', () => {
  it('is tried again after a failure, and leaves what was sold since', async () => {
    raise(1, '2027-01-08', '2027-01-09');
    await previewRates();
    await saveShownRates();
    desk.wire.lose();
    await undoRates();
    expect(shownPage()).toMatchObject({
      isBusy: false,
      message: 'This was not undone: the server can’t be reached. Please try again.',
      done: { text: 'Saved: 2 nights changed.' },
    });
    desk.wire.connectAgain();
    await bookAsHost(api, desk.headers, { check_in: '2027-01-08', check_out: '2027-01-09' });
    await undoRates();
    expect(shownPage().done?.text).toBe(
      'Undone: 1 night as before. 1 night stayed: sold or changed since. The rates on this page stay saved.',
    );
    expect([await priceOf(1, '2027-01-08'), await priceOf(1, '2027-01-09')]).toEqual([3000, 2000]);
  });
});
