import { formatRupees } from '#domain/money/money.ts';
import choices from '#islands/host/Choices.module.css';
import { Field } from '#islands/ui/form/Field.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/new-booking.ts';
import type { NewBooking } from '#stores/host/bookings/booking-draft.ts';
import {
  $calendarPrice,
  changeNewBooking,
  type NewBookingProblems,
} from '#stores/host/bookings/new-booking.ts';
import { $rights } from '#stores/host/session.ts';

export function PriceAndPayment({ form, problems }: { form: NewBooking; problems: NewBookingProblems }) {
  const price = useValue($calendarPrice, undefined);
  const { prices: mayPrice } = useValue($rights);
  const hint = price === undefined ? messages.priceUnknown : messages.priceHint(formatRupees(price));
  return (
    <section className="panel stack" data-gap="4">
      <h2>{messages.payment}</h2>
      {mayPrice ? (
        <Field label={messages.price} hint={hint} error={problems.price}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={form.price}
              autoComplete="off"
              onChange={({ target }) => changeNewBooking({ price: target.value })}
            />
          )}
        </Field>
      ) : (
        price !== undefined && <p>{messages.costs(formatRupees(price))}</p>
      )}
      <RadioGroup
        legend={messages.payment}
        choices={messages.PAYMENTS}
        chosen={form.payment}
        onChange={(payment) => changeNewBooking({ payment })}
        className={choices.list}
      />
      {form.payment === 'link' && (
        <Field label={messages.holdHours}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={1}
              max={168}
              value={form.holdHours}
              onChange={({ target }) => changeNewBooking({ holdHours: Number(target.value) || 1 })}
            />
          )}
        </Field>
      )}
      <Field label={messages.note} hint={messages.noteHint}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={500}
            value={form.note}
            onChange={({ target }) => changeNewBooking({ note: target.value })}
          />
        )}
      </Field>
    </section>
  );
}
