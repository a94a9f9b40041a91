import '../../../support/browser.ts';
import { describe, expect, it } from 'vitest';
import {
  $hasUnsavedRates,
  $rates,
  changeRates,
  discardRates,
  isChanged,
  loadRates,
  openRates,
} from '#stores/host/rates/rates.ts';
import { leavePreview, previewRates } from '#stores/host/rates/save-rates.ts';
import { atRates, raise, shownPage } from '../../../support/desk-rates.ts';
import { hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { holdAnswers } from '../../../support/slow-wire.ts';

const api = appOfFile();
const desk = atRates(api);

describe('the rates of a homestay', () => {
  it('are at first what its calendar has, and are read once', async () => {
    openRates(2);
    expect($rates.get()).toEqual({ state: 'loading' });
    await desk.wire.idle();
    openRates(2);
    expect(desk.wire.sent).toHaveLength(1);
    expect(shownPage().rooms).toEqual([{ id: 7, name: 'Room 7' }]);
    openRates(1);
    expect(shownPage().draft).toEqual({
      prices: {
        1: { usual: '2000', weekend: '', stay: '' },
        2: { usual: '3000', weekend: '', stay: '' },
        3: { usual: '1500', weekend: '', stay: '3' },
      },
      weekend: [5, 6],
      minimumStay: '1',
      seasons: [],
      until: '2027-01-31',
      discounts: [
        { key: 0, nights: '3', percent: '5' },
        { key: 1, nights: '5', percent: '10' },
        { key: 2, nights: '7', percent: '15' },
      ],
    });
    expect(isChanged(shownPage())).toBe(false);
  });

  it('that can’t be loaded say so, and are read again; those of owners are not for staff', async () => {
    desk.wire.lose();
    await loadRates(2);
    openRates(2);
    expect($rates.get()).toEqual({
      state: 'failed',
      message: 'The rates could not be loaded. Please try again.',
    });
    desk.wire.connectAgain();
    openRates(2);
    await desk.wire.idle();
    expect(shownPage().rooms).toHaveLength(1);
    await hostBrowser(api, '/host/rates', { role: 'staff', propertyIds: [1] });
    await loadRates(2);
    expect($rates.get()).toEqual({ state: 'failed', message: 'Only owners set rates.' });
  });
});

describe('what was typed', () => {
  it('is not sent while a field can’t be read; its sentence ends as the field changes', async () => {
    changeRates({ until: '', minimumStay: '0' });
    expect(await previewRates()).toBe(false);
    expect(shownPage()).toMatchObject({
      message: 'Some fields need another look.',
      problems: { until: 'Choose a date.', minimumStay: 'Enter 1 to 30 nights.' },
    });
    changeRates({ until: '2027-01-31' }, 'until');
    expect(shownPage().message).toBeUndefined();
    expect(shownPage().problems).toEqual({ minimumStay: 'Enter 1 to 30 nights.' });
    expect(desk.wire.sent).toEqual([]);
    discardRates();
    expect(shownPage()).toMatchObject({ problems: {}, draft: { minimumStay: '1' } });
  });

  it('stays when another homestay is opened, and is asked about before the page is left', async () => {
    changeRates({ minimumStay: '2' });
    openRates(2);
    await desk.wire.idle();
    expect([isChanged(shownPage()), $hasUnsavedRates.get()]).toEqual([false, true]);
    openRates(1);
    expect(shownPage().draft.minimumStay).toBe('2');
    discardRates();
    expect([isChanged(shownPage()), $hasUnsavedRates.get()]).toEqual([false, false]);
  });

  it('stays as it is while it is previewed or saved', async () => {
    raise(1, '2026-12-01', '2026-12-02');
    const letThrough = holdAnswers(desk.wire);
    const previewing = [previewRates(), previewRates()];
    changeRates({ minimumStay: '9' });
    discardRates();
    await letThrough();
    expect(await Promise.all(previewing)).toEqual([true, false]);
    expect(desk.previews()).toHaveLength(1);
    expect(shownPage()).toMatchObject({ draft: { minimumStay: '1', seasons: [{ name: 'Fair' }] } });
    leavePreview();
    discardRates();
    expect(shownPage()).toMatchObject({ preview: undefined, draft: { seasons: [] } });
  });

  it('is previewed in the homestay that it belongs to, whichever is shown by then', async () => {
    raise(1, '2026-12-01', '2026-12-02');
    const letThrough = holdAnswers(desk.wire, ({ method }) => method === 'PUT');
    const previewing = previewRates();
    openRates(2);
    await letThrough();
    await previewing;
    expect(shownPage()).toMatchObject({ isBusy: false });
    expect(shownPage().preview).toBeUndefined();
    openRates(1);
    expect(shownPage()).toMatchObject({
      isBusy: false,
      preview: { changed: [{ room_id: 1 }, { room_id: 1 }] },
    });
    leavePreview();
    discardRates();
  });
});
