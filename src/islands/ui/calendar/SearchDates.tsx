import { useState } from 'react';
import { canArrive, canLeave } from '#domain/dates/date-choice.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/rooms/search.ts';
import { $cartSearch } from '#stores/cart/cart.ts';
import { $calendars, lookAtMonth, NO_NIGHTS } from '#stores/search/calendar.ts';
import { $formNights, $searchForm, chooseCheckIn, chooseCheckOut } from '#stores/search-bar/form.ts';
import { DateField } from './DateField.tsx';
import { type Festival, festivalMark, lengthNote, priceNote } from './stay-days.ts';

interface Props {
  today: string;
  festivals?: readonly Festival[];
  clearable?: boolean;
}

/** Shows the two dates of the search, or of the booking in the cart: with prices, free nights and festivals. */
export function SearchDates({ today, festivals = [], clearable = false }: Props) {
  const form = useValue($searchForm);
  const nights = useValue($formNights, undefined);
  const [opens, setOpens] = useState(0);
  const known = useValue($calendars, {}).all ?? NO_NIGHTS;
  const first = form.checkIn && form.checkIn >= today ? form.checkIn : today;
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
        caption={messages.calendarPrices}
        dayInfo={(date) => ({
          ...priceNote(date, known),
          ...festivalMark(date, festivals),
          taken: !canArrive(date, known),
        })}
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
        dayInfo={(date) => ({
          ...lengthNote(date, form.checkIn, known),
          ...festivalMark(date, festivals),
          taken: !canLeave(date, form.checkIn, known),
        })}
        onMonth={look}
        note={nights ? messages.nights(nights) : undefined}
      />
    </>
  );
}
