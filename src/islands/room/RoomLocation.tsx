import { kmToTemple, mapLink } from '#domain/map-link.ts';
import type { RoomFacts } from '#domain/room-detail.ts';
import { openInMaps } from '#messages/map.ts';
import { homestay as homestayNamed } from '#messages/room-card.ts';
import { fromTemple, location as locationTitle } from '#messages/room-sections.ts';
import styles from './Room.module.css';

/** The room's place. The map is a custom element that the page defines. */
export function RoomLocation({ room }: { room: RoomFacts }) {
  const { location, homestay_name: homestay, address } = room;
  return (
    <section>
      <h2>{locationTitle}</h2>
      {location && <p>{fromTemple(kmToTemple(location))}</p>}
      {location ? (
        <location-map latitude={location.lat} longitude={location.lng} name={homestay}>
          <p className={styles.address}>
            {homestayNamed(homestay)}, {address} <a href={mapLink(location)}>{openInMaps}</a>
          </p>
        </location-map>
      ) : (
        <p>
          {homestayNamed(homestay)}, {address}
        </p>
      )}
    </section>
  );
}
