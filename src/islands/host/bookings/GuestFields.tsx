import choices from '#islands/host/Choices.module.css';
import { EMAIL_INPUT } from '#islands/ui/form/email-input.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { SOURCES } from '#messages/host/desk.ts';
import * as messages from '#messages/host/new-booking.ts';
import type { NewBooking } from '#stores/host/bookings/booking-draft.ts';
import { $knownGuest, changeNewBooking, type NewBookingProblems } from '#stores/host/bookings/new-booking.ts';

const { walk_in, phone, whatsapp, ota } = SOURCES;
const CHOICES = { walk_in, phone, whatsapp, ota };

export function GuestFields({ form, problems }: { form: NewBooking; problems: NewBookingProblems }) {
  const known = useValue($knownGuest);
  return (
    <section className="panel stack" data-gap="4">
      <h2>{messages.guest}</h2>
      <Field
        label={messages.phone}
        error={problems.phone}
        hint={known && messages.known(known.guest_name, known.reference)}
      >
        {(control) => (
          <input
            {...control}
            type="tel"
            value={form.phone}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => changeNewBooking({ phone: target.value })}
          />
        )}
      </Field>
      <Field label={messages.name} error={problems.name}>
        {(control) => (
          <input
            {...control}
            value={form.name}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => changeNewBooking({ name: target.value })}
          />
        )}
      </Field>
      <Field label={messages.email} hint={messages.emailHint} error={problems.email}>
        {(control) => (
          <input
            {...control}
            {...EMAIL_INPUT}
            value={form.email}
            autoComplete="off"
            onChange={({ target }) => changeNewBooking({ email: target.value })}
          />
        )}
      </Field>
      <RadioGroup
        legend={messages.source}
        choices={CHOICES}
        chosen={form.source}
        onChange={(source) => changeNewBooking({ source })}
        className={choices.list}
      />
    </section>
  );
}
