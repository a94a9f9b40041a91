import { useState } from 'react';
import { daysBetween } from '#domain/calendar.ts';
import { canArrive, canLeave } from '#domain/date-choice.ts';
import { formatRupees } from '#domain/money.ts';
import { MAX_GUESTS } from '#domain/search.ts';
import { Counter } from '#islands/ui/Counter.tsx';
import { DateField } from '#islands/ui/DateField.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { CHILDREN, GUESTS } from '#messages/party.ts';
import * as messages from '#messages/search.ts';
import { $cartSearch } from '#stores/cart/cart.ts';
import { $calendars, lookAtMonth, NO_NIGHTS } from '#stores/search/calendar.ts';
import {
  $formNights,
  $formPrice,
  $searchForm,
  chooseCheckIn,
  chooseCheckOut,
  chooseParty,
  EMPTY_FORM,
} from '#stores/search/form.ts';
import styles from './SearchBar.module.css';

interface Props {
  today: string;
  onCancel: () => void;
}

/** The fields of the search form after its first use. The form itself belongs to the page. */
export function SearchBar({ today, onCancel }: Props) {
  const form = useValue($searchForm, EMPTY_FORM);
  const nights = useValue($formNights, undefined);
  const offer = useValue($formPrice, undefined);
  const [opens, setOpens] = useState(0);
  const known = useValue($calendars, {}).all ?? NO_NIGHTS;
  const first = form.checkIn && form.checkIn >= today ? form.checkIn : today;
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
        clearable
        dayInfo={(date) => ({ ...price(date), taken: !canArrive(date, known) })}
        onMonth={look}
      />
      <DateField
        label={messages.checkOut}
        value={form.checkOut}
        today={today}
        min={first}
        onChange={(date) => void chooseCheckOut(date)}
        clearable
        opens={opens}
        dayInfo={(date) => ({ ...length(date), taken: !canLeave(date, form.checkIn, known) })}
        onMonth={look}
        note={nights ? messages.nights(nights) : undefined}
      />
      <Counter
        label={messages.addGuests}
        noun={GUESTS.noun}
        value={form.adults}
        min={1}
        max={MAX_GUESTS}
        onChange={(adults) => chooseParty({ adults })}
      />
      <Counter
        label={messages.addChildren}
        noun={CHILDREN.noun}
        value={form.children}
        min={0}
        max={MAX_GUESTS}
        onChange={(children) => chooseParty({ children })}
      />
      <output className={styles.price}>{offer && messages.stayPrice(formatRupees(offer))}</output>
      <button type="submit" className={`button ${styles.submit}`}>
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21" strokeLinecap="round" />
        </svg>
        {messages.search}
      </button>
      <button type="button" data-kind="quiet" className={`button ${styles.cancel}`} onClick={onCancel}>
        {messages.cancel}
      </button>
    </>
  );
}
