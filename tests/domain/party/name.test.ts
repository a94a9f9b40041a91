import { describe, expect, it } from 'vitest';
import { createHostBooking } from '#contract/host/bookings.ts';
import { createReservation } from '#contract/reservation.ts';
import { personName } from '#contract/typed.ts';
import { detailProblem, hasLink } from '#domain/party/guest-details.ts';

/** What the booking's call and the desk's call say of a name. */
const accepted = (name: string) => [
  createReservation.body?.shape.guest_name.safeParse(name).success,
  createHostBooking.body?.shape.guest.shape.name.safeParse(name).success,
];

describe('a name', () => {
  it.each([
    ...[
      'Om',
      'ଆଶା ମିଶ୍ର',
      'Dr.Rao',
      'Dr. A. P. Rao',
      'St. John',
      'R.K. Das',
      'A.K.Singh',
      'M.S.Dhoni',
      'Anil.De',
    ],
    ...[
      'St.John Smith',
      "O'Neill-Das",
      'Asha Mishra (c/o Das)',
      'Smt.Das/Shri.Das',
      'Rakesh Sahu, M.Com',
      'Dr.Anil',
    ],
    ...[
      'C/O Puri.net Cafe',
      'Rakesh Sahu, M.Com/B.Ed',
      'Asha, B.Sc/M.Tech',
      'Ravi, MBBS/M.Ch',
      'S/O Ram.Nath/Puri',
    ],
    ...[
      'M/S Sea.com',
      'win.com',
      'WIN.IN',
      'asha@win.net',
      'Ravi.Com / Co',
      'Anil S/o Sunil',
      'www. Das',
      'D/O A.K.Das',
    ],
  ])('can be %s', (name) => {
    expect(detailProblem('name', name)).toBeUndefined();
    expect(accepted(name)).toEqual([true, true]);
    expect(personName.safeParse(name).success).toBe(true);
  });

  it.each([
    ...[
      'http://win.example',
      'Asha www.win.example',
      'see t.me/win',
      'bit.ly/x now',
      'win.in/now',
      'm.me/win',
    ],
    ...[
      'WWW.win',
      'Ravi.Com/win',
      'a.b.co.uk/x',
      'win．com/now',
      'upi://pay',
      'win.shop/1',
      'डाक.भारत/क',
      'a.xn--h2brj9c/b',
    ],
    ...['Asha(win.com/x)', 'go.win.org/?a=b'],
  ])("can't contain the link %s", (name) => {
    expect(detailProblem('name', name)).toBe('link');
    expect(accepted(name)).toEqual([false, false]);
    expect(personName.safeParse(name).success).toBe(false);
  });

  it.each(['A', '7', '…', 'x1'])("can't be %s", (name) => {
    expect(detailProblem('name', name)).toBe('invalid');
    expect(accepted(name)).toEqual([false, false]);
  });

  it('with a host whose end is no top-level domain has no link', () => {
    expect(['win.example/now', 'Das.Kumar/Rao', 'a.qq/b', 'puri.net/', 'puri.net /a'].map(hasLink)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  });
});
