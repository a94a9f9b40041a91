import { useState } from 'react';
import { daysBetween } from '#domain/calendar.ts';
import { canArrive, canLeave } from '#domain/date-choice.ts';
import { formatRupees } from '#domain/money.ts';
import { DateField } from '#islands/ui/DateField.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/search.ts';
import { $cartSearch } from '#stores/cart/cart.ts';
import { $calendars, lookAtMonth, NO_NIGHTS } from '#stores/search/calendar.ts';
import { $formNights, $searchForm, chooseCheckIn, chooseCheckOut, EMPTY_FORM } from '#stores/search/form.ts';

/** Name, first and last day of a festival, as the page lists it. */
export type Festival = readonly [name: string, start: string, end: string];

interface Props {
  today: string;
  festivals?: readonly Festival[];
  clearable?: boolean;
}

/** The two dates of the search, or of the booking in the cart: with prices, free nights and festivals. */
export function SearchDates({ today, festivals = [], clearable = false }: Props) {
  const form = useValue($searchForm, EMPTY_FORM);
  const nights = useValue($formNights, undefined);
  const [opens, setOpens] = useState(0);
  const known = useValue($calendars, {}).all ?? NO_NIGHTS;
  const first = form.checkIn && form.checkIn >= today ? form.checkIn : today;
  const mark = (date: string) => ({
    mark: festivals.find(([, start, end]) => start <= date && date <= end)?.[0],
  });
  const price = (date: string) => {
    const rupees = known.get(date)?.lowestPrice;
    if (!rupees) return {};
    const amount = formatRupees(rupees);
    return { note: amount, spoken: messages.fromPrice(amount) };
  };
  const length = (date: string) =>
    form.checkIn && date > form.checkIn ? { note: messages.nights(daysBetween(form.checkIn, date)) } : {};
  /** Check-in opens check-out, unless the cart's dialog comes first. */
  const arrive = (date: string | null) => {
    void chooseCheckIn(date);
    if (date && !$cartSearch.get()) setOpens(opens + 1);
  };
  const look = (month: string) => void lookAtMonth('all', month);

  return (
    <>
      <DateField
        label={messages.checkIn}
        value={form.checkIn}
        today={today}
        min={today}
        onChange={arrive}
        clearable={clearable}
        dayInfo={(date) => ({ ...price(date), ...mark(date), taken: !canArrive(date, known) })}
        onMonth={look}
      />
      <DateField
        label={messages.checkOut}
        value={form.checkOut}
        today={today}
        min={first}
        onChange={(date) => void chooseCheckOut(date)}
        clearable={clearable}
        opens={opens}
        dayInfo={(date) => ({ ...length(date), ...mark(date), taken: !canLeave(date, form.checkIn, known) })}
        onMonth={look}
        note={nights ? messages.nights(nights) : undefined}
      />
    </>
  );
}
