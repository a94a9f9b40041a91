import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteAlerts, sendAlerts } from '#server/host/jobs.ts';
import { sendDueMail } from '#server/mail/worker.ts';
import { markDue } from '#server/register/jobs.ts';
import { mailsTo } from '../../../support/accounts.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { serverTest } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';
import { readPdf } from '../../../support/pdf.ts';
import { whereFound } from '../../../support/personal-data.ts';
import { registerDesk } from '../../../support/register-desk.ts';
import { ASHA, HANS, PASSPORT } from '../../../support/travellers.ts';

/** It stands nowhere else. */
const PLANTED = 'ZQ7788990';
const VISA = 'VX5544332';
const GUEST = {
  ...HANS,
  name: 'Hans Größe',
  id_last4: '8990',
  foreign: { ...PASSPORT, passport_number: PLANTED, visa_number: VISA },
};
const PERIOD = 'from=2026-12-01&to=2026-12-31';

serverTest('who reads the register', { anew: true }, (opened) => {
  let api: TestApp;
  let logged: string[];
  let id: number;
  let guest: Record<string, string>;
  let desk: ReturnType<typeof registerDesk>;
  let staff: typeof desk;
  let stranger: typeof desk;
  beforeEach(async () => {
    logged = [];
    const log = pino({ level: 'debug' }, { write: (line) => logged.push(line) });
    api = testApp(opened.deps, { log, clock: opened.clock });
    opened.clock.set('2026-12-17T06:00:00Z');
    desk = registerDesk(api);
    staff = registerDesk(api, { role: 'staff', propertyIds: [1] });
    stranger = registerDesk(api, { propertyIds: [2] });
    ({ id, headers: guest } = await paidBooking(api));
    const json = { travellers: [GUEST, ASHA] };
    const saved = await api.ask(`/public/reservation/${id}/travellers`, {
      method: 'PUT',
      json,
      headers: guest,
    });
    if (saved.status !== 200) throw new Error(await saved.text());
    opened.clock.set('2026-12-18T08:00:00Z');
    await desk.act(id, 'check-in', { id_seen: true });
  });

  const textOf = async (answer: Response) => {
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const isPdf = answer.headers.get('Content-Type')?.includes('pdf') && answer.ok;
    return isPdf ? (await readPdf(bytes)).text : new TextDecoder().decode(bytes);
  };

  /** What each may read of a traveller: nothing (with the status), the name, without numbers, or all. */
  const TABLE: [path: string, seen: Record<'owner' | 'staff' | 'stranger', string>][] = [
    ['reservations/ID/travellers', { owner: 'all', staff: 'name', stranger: '404' }],
    [`register?${PERIOD}`, { owner: 'all', staff: 'name', stranger: '' }],
    [`register.csv?${PERIOD}`, { owner: 'all', staff: '403', stranger: '' }],
    [`register.pdf?${PERIOD}`, { owner: 'all', staff: '403', stranger: '' }],
    ['register/form-iii/FORM', { owner: 'all', staff: '403', stranger: '404' }],
    ['occupancy-report?date=2026-12-18', { owner: 'last four', staff: 'name', stranger: '' }],
    ['occupancy-report.pdf?date=2026-12-18', { owner: 'last four', staff: 'name', stranger: '' }],
    ['reservations/ID/registration-card.pdf', { owner: 'all', staff: 'name', stranger: '404' }],
    ['reservations/ID', { owner: '', staff: '', stranger: '404' }],
    ['today', { owner: 'name', staff: 'name', stranger: '' }],
    ['reservations/ID/papers', { owner: '', staff: '', stranger: '404' }],
    [`changes?${PERIOD}`, { owner: '', staff: '403', stranger: '' }],
  ];

  it.each(TABLE)('%s', async (path, seen) => {
    const [{ id: form }] = (await desk.register('2026-12-18')).form_iii;
    for (const [who, one] of Object.entries({ owner: desk, staff, stranger })) {
      const answer = await one.file(path.replace('ID', String(id)).replace('FORM', String(form)));
      const text = await textOf(answer);
      const has = (word: string) => text.includes(word);
      const levels = [PLANTED, '8990', 'Größe'].map(has);
      const read = ['all', 'last four', 'name'][levels.indexOf(true)] ?? '';
      expect(answer.ok ? read : String(answer.status), who).toBe(seen[who as keyof typeof seen]);
      expect(answer.headers.get('Cache-Control')).toContain('no-store');
      if (read === 'name') expect(text).not.toMatch(/1980|Germany|"DE"|94370/);
      if (seen[who as keyof typeof seen] !== 'all') expect(text).not.toContain(VISA);
    }
  });

  it('the guest reads the ends of the numbers, others nothing', async () => {
    const path = `/public/reservation/${id}/travellers`;
    const own = await textOf(await api.ask(path, { headers: guest }));
    expect(own).toContain('•••••990');
    expect(own).not.toMatch(new RegExp(`${PLANTED}|${VISA}`));
    expect((await api.ask(path)).status).toBe(404);
    for (const other of ['', '/messages', '/papers'])
      expect(
        await textOf(await api.ask(`/public/reservation/${id}${other}`, { headers: guest })),
      ).not.toMatch(/Größe|8990/);
  });

  it('every reading of a number is written down, with the booking or the period', async () => {
    const before = (await desk.audit()).length;
    const since = async () => (await desk.audit()).slice(before);
    await staff.travellers(id);
    await staff.register('2026-12-18');
    await desk.occupancy('?date=2026-12-18');
    await desk.register('2026-11-01', '2026-11-30');
    expect(await since()).toEqual([]);
    await desk.travellers(id);
    await desk.file(`register.csv?${PERIOD}`);
    await desk.file(`reservations/${id}/registration-card.pdf`);
    const read = { action: 'read register', reservation_id: id, after: null };
    expect(await since()).toEqual([
      read,
      { ...read, reservation_id: null, after: { from: '2026-12-01', to: '2026-12-31' } },
      read,
    ]);
    await desk.save(id, [ASHA]);
    await desk.travellers(id);
    expect((await since()).slice(3).map(({ action }) => action)).toEqual(['save travellers']);
  });

  it('a number is nowhere readable: not in the database, a mail, a push, the log or the history', async () => {
    const settings = ['form_iii', 'occupancy_report', 'new_booking'].map((kind) => {
      return { kind, push: true, mail: true };
    });
    await desk.call('alerts', { method: 'PUT', json: { settings } });
    await desk.save(id, [GUEST, ASHA]);
    await desk.travellers(id);
    opened.clock.set('2026-12-19T05:00:00Z');
    await markDue(api.deps);
    await noteAlerts(api.deps);
    await sendAlerts(api.deps);
    await sendDueMail(api.deps);
    await desk.act(id, 'check-out');
    const words = [PLANTED, VISA, 'Größe', '7788990'];
    expect(await whereFound(opened.deps.db, words)).toEqual([]);
    const mails = JSON.stringify(await mailsTo(api, 'owner-1@homestay.example'));
    expect(mails).toContain('Form III is due soon');
    for (const text of [mails, logged.join('\n')]) for (const word of words) expect(text).not.toContain(word);
    expect(logged.length).toBeGreaterThan(0);
  });

  describe('the files', () => {
    it('of an inspector have a line a traveller, and need a fresh proof', async () => {
      const text = await textOf(await desk.file(`register.csv?${PERIOD}`));
      const [head, first, second] = text.split('\r\n');
      expect(head?.replace('\ufeff', '')).toBe(
        'arrived,left,booking,rooms,name,sex,birth_date,nationality,id_kind,id_last4,id_seen,passport_number,passport_place,passport_issued,passport_expires,visa_number,visa_type,visa_issued,visa_expires,arrived_from,arrived_in_india,next_destination,address_in_india,phone_in_india,purpose',
      );
      expect(first).toBe(
        `2026-12-18,,SH${id},Room 1,Hans Größe,male,1980-01-31,DE,passport,8990,yes,${PLANTED},Köln,2020-03-01,2030-02-28,${VISA},Tourist,2026-10-01,2027-03-31,Frankfurt,2026-12-10,Kolkata,"Sea View Homestay, Puri",,Tourism`,
      );
      expect(second).toMatch(/^2026-12-18,,SH\d+,Room 1,Asha Mishra,female,1990-05-14,IN,aadhaar,4321,yes,,/);
      const old = registerDesk(api, { propertyIds: [1], minutesAgo: 16 });
      for (const file of ['csv', 'pdf'])
        expect((await old.call(`register.${file}?${PERIOD}`)).code).toBe('passkey_required');
    });

    it('have formulas as text, and names of any script', async () => {
      await desk.save(id, [
        { ...ASHA, name: '=HYPERLINK("x")' },
        { ...ASHA, name: 'ଆଶା ମିଶ୍ର' },
      ]);
      expect(await textOf(await desk.file(`register.csv?${PERIOD}`))).toContain(`"'=HYPERLINK(""x"")"`);
      for (const file of [`register.pdf?${PERIOD}`, 'occupancy-report.pdf?date=2026-12-18'])
        expect(await textOf(await desk.file(file))).toContain('ଆଶା ମିଶ୍ର');
    });

    it('of the police begin with the homestay and the day, and name everyone', async () => {
      opened.clock.set('2026-12-19T03:00:00Z');
      const { date, due_at, text, rows } = await desk.occupancy('?property_id=1');
      expect([date, due_at]).toEqual(['2026-12-18', '2026-12-19T04:30:00.000Z']);
      expect(text).toBe(
        [
          'Homestay 1',
          'Night of Friday, 18 December 2026',
          '2 guests in the house',
          '',
          '1. Hans Größe',
          'male · age 46 · Germany · passport ending in 8990',
          'Room 1 · 18–20 Dec 2026 · booked by Asha Mishra, phone +91 98765 43210',
          '',
          '2. Asha Mishra',
          'female · age 36 · India · Aadhaar ending in 4321',
          'Room 1 · 18–20 Dec 2026 · booked by Asha Mishra, phone +91 98765 43210',
        ].join('\n'),
      );
      expect(rows[0]).toEqual({
        name: 'Hans Größe',
        rooms: ['Room 1'],
        check_in: '2026-12-18',
        check_out: '2026-12-20',
        sex: 'male',
        age: 46,
        nationality: 'DE',
        id_kind: 'passport',
        id_last4: '8990',
      });
      const ofStaff = await staff.occupancy();
      expect(ofStaff.text).toContain('1. Hans Größe\nRoom 1 · 18–20 Dec 2026\n');
      expect(Object.keys(ofStaff.rows[0])).toEqual(['name', 'rooms', 'check_in', 'check_out']);
    });

    it('of the police have the guest and the party where nobody is entered', async () => {
      await desk.save(id, []);
      const { text, rows } = await desk.occupancy('?date=2026-12-18');
      expect(text).toContain('1. Asha Mishra\n2 adults\nRoom 1');
      expect(rows).toMatchObject([{ name: 'Asha Mishra', sex: null, age: null, id_kind: null }]);
      expect((await desk.occupancy('?date=2026-12-20')).text).toContain('Nobody stayed in the house.');
    });
  });
});
