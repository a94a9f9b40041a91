import { DEFAULT_TIMES, toWireTimes } from '#domain/rooms/property.ts';
import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host/setup.ts';
import type { Setup } from '#stores/host/setup/setup.ts';
import { saveProperty, skipStep } from '#stores/host/setup/setup-steps.ts';
import styles from './Setup.module.css';
import { SetupField, SetupForm } from './SetupForm.tsx';

const USUAL = toWireTimes(DEFAULT_TIMES);

export function SetupProperty({ setup: { property } }: { setup: Setup }) {
  if (property) {
    return (
      <>
        <p>{messages.isNamed(property.name)}</p>
        <div className="row" data-gap="3">
          <Button onClick={() => skipStep('property')}>{messages.next}</Button>
          <a className="button" data-kind="quiet" href={`/host/properties/${property.id}`}>
            {messages.changeProperty}
          </a>
        </div>
      </>
    );
  }
  return (
    <SetupForm
      label={messages.next}
      onSend={(read) =>
        saveProperty({
          name: read('name'),
          street: read('street'),
          city: read('city'),
          postal_code: read('postal_code'),
          phone: read('phone'),
          email: read('email'),
          checkIn: read('checkIn'),
          checkOut: read('checkOut'),
        })
      }
    >
      <SetupField label={messages.name} name="name" hint={messages.nameHint} maxLength={60} />
      <SetupField label={messages.street} name="street" autoComplete="street-address" maxLength={120} />
      <div className={styles.pair}>
        <SetupField label={messages.city} name="city" initially="Puri" maxLength={60} />
        <SetupField
          label={messages.postalCode}
          name="postal_code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
        />
      </div>
      <div className={styles.pair}>
        <SetupField
          label={messages.phone}
          name="phone"
          type="tel"
          hint={messages.phoneHint}
          initially="+91 "
          maxLength={20}
        />
        <SetupField label={messages.email} name="email" type="email" autoComplete="email" maxLength={254} />
      </div>
      <div className={styles.pair}>
        <SetupField label={messages.checkInTime} name="checkIn" type="time" initially={USUAL.check_in_time} />
        <SetupField
          label={messages.checkOutTime}
          name="checkOut"
          type="time"
          initially={USUAL.check_out_time}
        />
      </div>
    </SetupForm>
  );
}
