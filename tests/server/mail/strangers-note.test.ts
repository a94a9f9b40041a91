import { expect, test } from 'vitest';
import { remindGuests } from '#server/reservations/reminders.ts';
import { mailsTo } from '../../support/accounts.ts';
import { serverTest } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';
import { readPdf } from '../../support/pdf.ts';

const LURE = 'Claim it at evil.com/prize';
const VICTIM = 'victim@example.in';

serverTest('the note of a guest who books with another mailbox', { anew: true }, (api) => {
  const book = (note: string) =>
    paidBooking(api, {
      guest_email: VICTIM,
      note,
      arrival_time: '14:00',
      services: [{ kind: 'bus_tickets', count: 1, date: '2026-12-19', note }],
    });

  test('is left out of every mail to that mailbox when it has a link', async () => {
    const { id, headers } = await book(LURE);
    const quoted = await api.ask(`/public/reservation/${id}/change/quote`, { headers, json: { adults: 1 } });
    const { quote } = await quoted.json();
    await api.ask(`/public/reservation/${id}/change`, { headers, json: { quote_id: quote.id } });
    await api.ask('/public/booking-link', { json: { reference: `SH${id}`, email: VICTIM } });
    api.clock.set('2026-12-15T06:00:00Z');
    await remindGuests(api.deps);
    const mails = await mailsTo(api, VICTIM);
    expect(mails.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(mails)).not.toContain('evil');
    expect(JSON.stringify(mails)).toContain('14:00');
    const { id: mail } = mails.find(({ attachments }) => attachments.length > 0) ?? { id: 0 };
    const invoice = await api.ask(`/sandbox/mail/${mail}/attachment`);
    const { text } = await readPdf(new Uint8Array(await invoice.arrayBuffer()));
    expect(text).toContain('Tourist bus tickets');
    expect(text).not.toContain('evil');
    const toHost = await mailsTo(api, api.deps.config.hostEmail);
    expect(JSON.stringify(toHost)).toContain(LURE);
  });

  test('is included when it has none', async () => {
    await book('No onion, please');
    expect(JSON.stringify(await mailsTo(api, VICTIM))).toContain('No onion, please');
  });
});

serverTest('a name with dots', { anew: true }, (api) => {
  test('has a joiner after each in mails, so that no mail program makes a link of it', async () => {
    const guest_name = 'Dr.Anil Puri.net';
    const shown = 'Dr.\u2060Anil Puri.\u2060net';
    await paidBooking(api, { guest_email: VICTIM, guest_name });
    const [toGuest] = await mailsTo(api, VICTIM);
    expect(toGuest?.text).toContain(`Hello ${shown},`);
    expect(toGuest?.html).toContain(`Hello ${shown},`);
    const [toHost] = await mailsTo(api, api.deps.config.hostEmail);
    for (const part of [toHost?.text, toHost?.html]) {
      expect(part).toContain(shown);
      expect(part).not.toContain(guest_name);
    }
    expect(`${toGuest?.subject} ${toHost?.subject}`).not.toContain('\u2060');
  });
});
