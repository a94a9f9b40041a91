import { useState } from 'react';
import { addDays, daysBetween } from '#domain/dates/calendar.ts';
import { DateField } from '#islands/ui/calendar/DateField.tsx';
import { Counter } from '#islands/ui/form/Counter.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { BREAKFAST, EXTRA_BED } from '#messages/booking/add-ons.ts';
import { CHILDREN, GUESTS } from '#messages/booking/party.ts';
import { checkIn, checkOut, nights } from '#messages/rooms/search.ts';
import { $addOnPrices } from '#stores/booking/add-on-prices.ts';
import { type RequestedChange, requestChange } from '#stores/booking/change-booking.ts';
import { today } from '#stores/browser/today.ts';
import styles from './ChangeBooking.module.css';
import { ChangeExtras } from './ChangeExtras.tsx';

/** Shows what a guest can change: dates, party and add-ons. */
export function ChangeFields({ request }: { request: RequestedChange }) {
  const [opens, setOpens] = useState(0);
  const prices = useValue($addOnPrices, $addOnPrices.get());
  const arrive = (date: string | null) => {
    if (!date) return;
    requestChange({ check_in: date });
    setOpens(opens + 1);
  };
  const count = (
    text: { label: string; noun: string },
    field: 'adults' | 'children' | 'breakfast' | 'extra_beds',
  ) => (
    <Counter
      {...text}
      min={field === 'adults' ? 1 : 0}
      value={request[field]}
      onChange={(value) => requestChange({ [field]: value })}
    />
  );
  return (
    <div className={styles.fields}>
      <DateField label={checkIn} value={request.check_in} today={today()} min={today()} onChange={arrive} />
      <DateField
        label={checkOut}
        value={request.check_out}
        today={today()}
        min={addDays(request.check_in, 1)}
        opens={opens}
        dayInfo={(date) => ({ note: nights(daysBetween(request.check_in, date)) })}
        onChange={(date) => date && requestChange({ check_out: date })}
      />
      {count(GUESTS, 'adults')}
      {count(CHILDREN, 'children')}
      {(prices.breakfast > 0 || request.breakfast > 0) && count(BREAKFAST.field, 'breakfast')}
      {(prices.extraBed > 0 || request.extra_beds > 0) && count(EXTRA_BED.field, 'extra_beds')}
      <ChangeExtras request={request} />
    </div>
  );
}
