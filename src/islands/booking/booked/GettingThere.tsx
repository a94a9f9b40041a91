import { useId } from 'react';
import { phoneLink } from '#domain/party/phone-link.ts';
import { mapLink } from '#domain/rooms/map-link.ts';
import { readTimes } from '#domain/rooms/property.ts';
import type { Contact } from '#islands/booking/contact.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/trip.ts';
import { gateHours } from '#messages/rooms/property.ts';
import { askOnWhatsApp, openInMaps } from '#messages/site/links.ts';
import { $homestay, homestayOf } from '#stores/booking/homestay.ts';
import { tripText } from '#stores/booking/trip-text.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';
import styles from './Confirmation.module.css';
import { FactList } from './FactList.tsx';

interface Props {
  reservation: BookedStay;
  contact: Contact;
}

/** Shows the way to the homestay, and the host's phone and chat for those who get lost. */
export function GettingThere({ reservation, contact }: Props) {
  const id = useId();
  const homestay = homestayOf(reservation, useValue($homestay));
  // The link is there from the start, so that nothing moves when the homestay is known.
  const name = messages.inPuri(reservation.property);
  const place = homestay?.location;
  const target = encodeURIComponent(place ? `${place.lat},${place.lng}` : name);
  const map = place
    ? mapLink(place)
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(name)}`;
  const question = encodeURIComponent(messages.whatsAppQuestion(tripText(reservation)));
  const links: [string, string][] = [
    [messages.directions, `https://www.google.com/maps/dir/?api=1&destination=${target}`],
    [openInMaps, map],
  ];
  if (contact.phone) links.push([messages.callHost(contact.phone), phoneLink(contact.phone)]);
  if (contact.whatsapp) links.push([askOnWhatsApp, `${contact.whatsapp}?text=${question}`]);
  return (
    <section aria-labelledby={id} className={styles.way}>
      <h2 id={id}>{messages.GETTING_THERE}</h2>
      <FactList
        facts={messages.placeFacts({
          ...(homestay && contact.directions[homestay.property_id]),
          address: homestay?.address ?? name,
          gate: gateHours(readTimes(reservation)),
        })}
      />
      <p className={`no-print ${styles.links}`}>
        {links.map(([label, link]) =>
          link.startsWith('tel:') ? (
            <a key={label} href={link}>
              {label}
            </a>
          ) : (
            <a key={label} href={link} target="_blank" rel="noopener">
              {label}
            </a>
          ),
        )}
      </p>
    </section>
  );
}
