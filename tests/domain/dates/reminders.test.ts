import { describe, expect, test } from 'vitest';
import { type Reminder, reminderDays, reminderEnds } from '#domain/dates/reminders.ts';

/** An instant in India. */
const at = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`);
const STAY = { checkIn: '2026-12-18', checkOut: '2026-12-20' };
const CHECK_IN_TIME = '09:00';

/** Whether the reminder is due for the stay at an instant. */
function isDue(reminder: Reminder, now: Date): boolean {
  const { of, from, to } = reminderDays(reminder, now);
  const day = { check_in: STAY.checkIn, check_out: STAY.checkOut }[of];
  return from <= day && day <= to;
}

describe.each<[Reminder, string, string, string, string]>([
  ['three_days_before', '2026-12-15', '09:00', '2026-12-17', '00:00'],
  ['day_before', '2026-12-17', '09:00', '2026-12-18', '09:00'],
  ['thanks', '2026-12-20', '09:00', '2026-12-27', '09:00'],
])('%s', (reminder, fromDay, fromTime, untilDay, untilTime) => {
  const from = at(fromDay, fromTime);
  const until = at(untilDay, untilTime);

  test('expires at its instant', () => {
    expect(reminderEnds(reminder, STAY, CHECK_IN_TIME)).toEqual(until);
  });

  test('is due from its morning in India, and not sent late', () => {
    for (let minute = -24 * 60; minute < 15 * 24 * 60; minute += 20) {
      const now = new Date(from.getTime() + minute * 60_000);
      expect(isDue(reminder, now), now.toISOString()).toBe(now >= from && now < until);
    }
    expect(isDue(reminder, new Date(from.getTime() - 1))).toBe(false);
    expect(isDue(reminder, new Date(until.getTime() - 1))).toBe(true);
  });
});

test('the day before lasts until the homestay’s check-in time', () => {
  expect(reminderEnds('day_before', STAY, '14:30')).toEqual(at('2026-12-18', '14:30'));
});
