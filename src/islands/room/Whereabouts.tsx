import { kmToTemple, mapLink } from '#domain/map-link.ts';
import type { RoomFacts } from '#domain/room-detail.ts';
import { fromTemple } from '#messages/room.ts';
import styles from './Room.module.css';

/** Where the house is. The map itself is an element of its own, which the page brings along. */
export function Whereabouts({ room }: { room: RoomFacts }) {
  const { location, homestay_name: homestay, address } = room;
  return (
    <section>
      <h2>Where you will be</h2>
      {location && <p>{fromTemple(kmToTemple(location))}</p>}
      {location ? (
        <location-map latitude={location.lat} longitude={location.lng} name={homestay}>
          <p className={styles.place}>
            {homestay} homestay, {address} <a href={mapLink(location)}>Open in maps</a>
          </p>
        </location-map>
      ) : (
        <p>
          {homestay} homestay, {address}
        </p>
      )}
    </section>
  );
}
