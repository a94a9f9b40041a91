import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#client/connection.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { $chosen } from '#stores/host/papers/homestay.ts';
import { $sellerForm, loadSeller, sellerEditor, sendSeller } from '#stores/host/papers/seller.ts';
import { isDirty } from '#stores/pattern/editor.ts';
import { ODISHA_GSTIN, OTHER_GSTIN, seller } from '../../../support/papers.ts';
import { fakeApi, json, type Sent } from '../../../support/transport.ts';

const stored = (sent: Sent): Response =>
  json(sent.method === 'GET' ? seller() : { ...seller(), ...Object(sent.body) });

async function open(answer: (sent: Sent) => Response | Promise<Response> = stored) {
  const sent = fakeApi(answer);
  await loadSeller();
  return sent;
}
function form() {
  const shown = $sellerForm.get();
  if (shown.state !== 'ready') throw new Error(`The form is ${shown.state}`);
  return shown;
}
const register = (gstin: string) =>
  sellerEditor.change({ registered: 'yes', gstin, registered_from: '2026-12-01', pin: '752002' });

beforeEach(() => {
  $chosen.set(1);
  takeToasts();
});
afterEach(() => connect());

describe('the seller', () => {
  it('is not registered at first, and is saved whole', async () => {
    const sent = await open();
    expect(form().typed).toMatchObject({ registered: 'no', gstin: '', registered_from: '', pin: '' });
    sellerEditor.change({ legal_name: 'Sea Breeze Stays LLP', pin: ' 752002 ', prefix: 'sb' });
    expect(isDirty($sellerForm.get())).toBe(true);
    expect(await sendSeller()).toBe(true);
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: '/host/properties/1/seller' });
    expect(sent.at(-1)?.body).toEqual({
      ...seller(),
      legal_name: 'Sea Breeze Stays LLP',
      pin: '752002',
      prefix: 'SB',
    });
    expect(isDirty($sellerForm.get())).toBe(false);
    expect(takeToasts().map(({ text }) => text)).toEqual(['The seller is saved.']);
  });

  it('is registered with a GSTIN in capitals and a day', async () => {
    const sent = await open();
    register(` ${ODISHA_GSTIN.toLowerCase()}`);
    sellerEditor.change({ breakfast_is: 'food', specified_premises: true });
    expect(await sendSeller()).toBe(true);
    expect(sent.at(-1)?.body).toMatchObject({
      gstin: ODISHA_GSTIN,
      registered_from: '2026-12-01',
      specified_premises: true,
    });
  });

  it('sends nothing that the page does not show', async () => {
    const sent = await open();
    register(ODISHA_GSTIN);
    sellerEditor.change({ registered: 'no', breakfast_is: 'food', specified_premises: true });
    await sendSeller();
    expect(sent.at(-1)?.body).toMatchObject({
      gstin: null,
      registered_from: null,
      specified_premises: false,
    });
  });

  it('with a wrong GSTIN is not sent', async () => {
    const sent = await open();
    register(`${ODISHA_GSTIN.slice(0, -1)}0`);
    expect(await sendSeller()).toBe(false);
    expect(form().problems).toEqual({ gstin: 'Please check the GSTIN' });
    register(OTHER_GSTIN);
    expect(await sendSeller()).toBe(false);
    expect(form().problems).toEqual({ gstin: 'Please check the GSTIN: it is of another state.' });
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
  });

  it('who is registered needs GSTIN, day and PIN', async () => {
    await open();
    sellerEditor.change({ registered: 'yes' });
    await sendSeller();
    expect(form().problems).toEqual({
      gstin: 'Please check the GSTIN',
      registered_from: 'This is required.',
      pin: 'This is required.',
    });
  });

  it('has its other mistakes at their fields, too', async () => {
    await open();
    sellerEditor.change({ legal_name: ' ', pin: '75200', prefix: 'H-1', email: '' });
    await sendSeller();
    expect(form().problems).toEqual({
      legal_name: 'This is required.',
      pin: 'Enter the six digits of the PIN.',
      prefix: 'Enter one to three capital letters or digits.',
      email: 'This is required.',
    });
  });

  it('shows what the server finds at its field, or as a sentence, and keeps what was typed', async () => {
    const fields = { prefix: 'Another homestay has this prefix.' };
    const refusals = [
      json({ error: 'Please check the fields.', code: 'invalid_request', fields }, 400),
      json({ error: 'H1I/26-27/00003 was issued after that day.', code: 'papers_issued' }, 409),
    ];
    await open((sent) => (sent.method === 'GET' ? stored(sent) : (refusals.shift() ?? stored(sent))));
    register(ODISHA_GSTIN);
    expect(await sendSeller()).toBe(false);
    expect(form()).toMatchObject({ problems: fields, typed: { gstin: ODISHA_GSTIN } });
    expect(await sendSeller()).toBe(false);
    expect(form()).toMatchObject({
      problems: {},
      message: 'H1I/26-27/00003 was issued after that day.',
      typed: { gstin: ODISHA_GSTIN },
    });
  });

  it('is that of the homestay which was chosen last, however late an answer comes', async () => {
    const first = Promise.withResolvers<Response>();
    const answers = [first.promise];
    const sent = fakeApi((one) => answers.shift() ?? json(seller({ prefix: `H${one.path.split('/')[3]}` })));
    const loading = loadSeller();
    $chosen.set(2);
    await loadSeller();
    first.resolve(json(seller()));
    await loading;
    expect(form().typed).toMatchObject({ property_id: 2, prefix: 'H2' });
    expect(sent.at(-1)?.path).toBe('/host/properties/2/seller');
  });
});
