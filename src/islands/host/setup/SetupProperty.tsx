import { useEffect } from 'react';
import type { HostProperty } from '#contract/host/properties.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import type { ReadText } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { loading } from '#messages/host/desk.ts';
import * as described from '#messages/host/property.ts';
import * as messages from '#messages/host/setup.ts';
import type { Setup } from '#stores/host/setup/setup.ts';
import {
  $ownProperty,
  addressParts,
  changeProperty,
  openOwnProperty,
  saveProperty,
  USUAL_PROPERTY,
} from '#stores/host/setup/setup-property.ts';
import styles from './Setup.module.css';
import { SetupField, SetupForm } from './SetupForm.tsx';

export function SetupProperty({ setup: { property } }: { setup: Setup }) {
  return property ? <SavedProperty key={property.id} id={property.id} /> : <NewProperty />;
}

function NewProperty() {
  const send = (read: ReadText) =>
    saveProperty({
      name: read('name'),
      street: read('street'),
      city: cityOf(read),
      postal_code: read('postal_code'),
      phone: read('phone'),
      email: read('email'),
      ...readHouse(read),
    });
  return (
    <SetupForm label={messages.next} onSend={send}>
      <SetupField label={messages.name} name="name" hint={messages.nameHint} maxLength={60} />
      <Place />
      <div className={styles.pair}>
        <SetupField
          label={messages.phone}
          name="phone"
          type="tel"
          hint={messages.phoneHint}
          autoComplete="tel"
          maxLength={40}
        />
        <SetupField label={messages.email} name="email" type="email" autoComplete="email" maxLength={254} />
      </div>
      <House of={USUAL_PROPERTY} />
    </SetupForm>
  );
}

/** The form of a homestay that is there already shows what is saved. */
function SavedProperty({ id }: { id: number }) {
  const shown = useValue($ownProperty);
  useEffect(() => void openOwnProperty(), []);
  if (shown.state === 'failed') return <NotLoaded message={shown.message} load={openOwnProperty} />;
  if (shown.state === 'loading' || shown.property.id !== id) return <Spinner label={loading} />;
  const { property } = shown;
  const parts = addressParts(property.address);
  const send = (read: ReadText) =>
    changeProperty({
      name: read('name'),
      place: parts
        ? { street: read('street'), city: cityOf(read), postal_code: read('postal_code') }
        : { address: read('address') },
      ...readHouse(read),
    });
  return (
    <SetupForm
      key={property.version}
      label={messages.next}
      onSend={send}
      more={
        <a className="button" data-kind="quiet" href={pagePath(`/host/properties/${id}`)}>
          {messages.moreAbout}
        </a>
      }
    >
      <SetupField label={messages.name} name="name" initially={property.name} maxLength={120} />
      {parts ? (
        <Place of={parts} />
      ) : (
        <SetupField label={described.address} name="address" initially={property.address} maxLength={300} />
      )}
      <House of={property} />
    </SetupForm>
  );
}

const cityOf = (read: ReadText) => read('city') || messages.usualCity;

const readHouse = (read: ReadText) => ({
  checkIn: read('checkIn'),
  checkOut: read('checkOut'),
  longest: read('longest'),
  breakfast: read('breakfast'),
  extraBed: read('extraBed'),
});

function Place({ of }: { of?: NonNullable<ReturnType<typeof addressParts>> }) {
  return (
    <>
      <SetupField
        label={messages.street}
        name="street"
        autoComplete="street-address"
        initially={of?.street}
        maxLength={120}
      />
      <div className={styles.pair}>
        <SetupField
          label={messages.city}
          name="city"
          hint={messages.cityHint}
          placeholder={messages.usualCity}
          initially={of?.city}
          maxLength={60}
        />
        <SetupField
          label={messages.postalCode}
          name="postal_code"
          inputMode="numeric"
          autoComplete="postal-code"
          initially={of?.postal_code}
          maxLength={12}
        />
      </div>
    </>
  );
}

type HouseFields = Pick<
  HostProperty,
  'check_in_time' | 'check_out_time' | 'max_stay' | 'breakfast_price' | 'extra_bed_price'
>;

function House({ of }: { of: HouseFields }) {
  const offer = (price: number) => (price === 0 ? undefined : String(price));
  return (
    <>
      <div className={styles.pair}>
        <SetupField label={messages.checkInTime} name="checkIn" type="time" initially={of.check_in_time} />
        <SetupField label={messages.checkOutTime} name="checkOut" type="time" initially={of.check_out_time} />
      </div>
      <SetupField
        label={described.longest}
        name="longest"
        inputMode="numeric"
        initially={String(of.max_stay)}
        maxLength={3}
      />
      <div className={styles.pair}>
        <SetupField
          label={described.breakfast}
          name="breakfast"
          inputMode="numeric"
          hint={messages.offerHint}
          initially={offer(of.breakfast_price)}
          maxLength={12}
        />
        <SetupField
          label={described.extraBed}
          name="extraBed"
          inputMode="numeric"
          hint={messages.offerHint}
          initially={offer(of.extra_bed_price)}
          maxLength={12}
        />
      </div>
    </>
  );
}
