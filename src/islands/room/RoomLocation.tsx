import { kmToTemple, mapLink } from '#domain/rooms/map-link.ts';
import { walkingMinutes } from '#domain/rooms/property.ts';
import type { RoomFacts } from '#domain/rooms/room-detail.ts';
import { homestay as homestayNamed } from '#messages/rooms/room-card.ts';
import * as messages from '#messages/rooms/room-sections.ts';
import { openInMaps } from '#messages/site/links.ts';
import { FactList } from './FactList.tsx';
import styles from './Room.module.css';

type Place = Pick<RoomFacts, 'location' | 'homestay_name' | 'address' | 'distances'>;

/**
 * Returns how far it is on foot to beach, temple, market and restaurants; the temple's distance may be a straight line.
 */
function walks({ distances, location }: Place): [string, string][] {
  const { beach, market, restaurants, temple } = distances;
  const onFoot = (icon: keyof typeof messages.PLACES, metres: number | undefined): [string, string][] =>
    metres === undefined
      ? []
      : [[icon, messages.walk(messages.PLACES[icon], metres, walkingMinutes(metres))]];
  const walked = [...onFoot('beach', beach), ...onFoot('market', market), ...onFoot('food', restaurants)];
  if (temple !== undefined) return [...onFoot('temple', temple), ...walked];
  return location ? [['temple', messages.fromTemple(kmToTemple(location))], ...walked] : walked;
}

/** Shows the room's place. The map is a custom element that the page defines. */
export function RoomLocation({ room }: { room: Place }) {
  const { location, homestay_name: homestay, address } = room;
  const facts = walks(room);
  return (
    <section>
      <h2>{messages.location}</h2>
      {facts.length > 0 && <FactList facts={facts} wide />}
      {location ? (
        <location-map latitude={location.lat} longitude={location.lng} name={homestay}>
          <p className={styles.address}>
            <span>{`${homestayNamed(homestay)}, ${address}`}</span>{' '}
            <a href={mapLink(location)}>{openInMaps}</a>
          </p>
        </location-map>
      ) : (
        <p>{`${homestayNamed(homestay)}, ${address}`}</p>
      )}
    </section>
  );
}
