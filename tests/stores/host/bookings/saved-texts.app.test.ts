import '../../../support/browser.ts';
import { expect, it } from 'vitest';
import {
  $changedTexts,
  $savedTexts,
  addText,
  changeText,
  loadSavedTexts,
  removeText,
  saveChangedTexts,
  startChanging,
  textFor,
} from '#stores/host/bookings/saved-texts.ts';
import { hostBrowser } from '../../../support/host-browser.ts';
import { wholeBooking } from '../../../support/host-lines.ts';
import { appOfFile } from '../../../support/open-app.ts';

const api = appOfFile();

it('are filled in for the guest, changed, and saved without empty ones', async () => {
  const desk = await hostBrowser(api);
  await loadSavedTexts();
  const shown = $savedTexts.get();
  if (shown.state !== 'ready') throw new Error(`The texts are ${shown.state}`);
  expect(shown.texts.map((text) => textFor(text, wholeBooking()))[1]).toBe(
    'Namaskar Asha Mishra! ₹4,000 is due for your stay in Conch Room, Fri, 18 Dec 2026 to Sun, 20 Dec 2026. Your booking: {link}',
  );
  startChanging();
  removeText(2);
  removeText(1);
  changeText(0, { text: 'Welcome, {guest}!' });
  addText();
  await saveChangedTexts();
  expect(desk.toasts()).toEqual(['The texts are saved.']);
  expect($changedTexts.get()).toBeUndefined();
  expect($savedTexts.get()).toEqual({
    state: 'ready',
    texts: [{ name: 'Arrival', text: 'Welcome, {guest}!' }],
  });
});
