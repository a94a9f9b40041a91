import type { ReactNode } from 'react';
import { langOf } from '#domain/language/shown-word.ts';
import { otherAmenities } from '#domain/rooms/amenities.ts';
import type { RoomFacts } from '#domain/rooms/room-detail.ts';
import * as messages from '#messages/rooms/room-sections.ts';

import { FactList } from './FactList.tsx';
import styles from './Room.module.css';

interface Props {
  room: Pick<RoomFacts, 'description' | 'homestay_name' | 'amenities' | 'property_amenities' | 'highlights'>;
  children?: ReactNode;
}

/** Shows the room's description, and the amenities that its head does not name. */
export function About({ room, children }: Props) {
  const others = otherAmenities(room);
  return (
    <>
      <section>
        <h2>{messages.aboutRoom}</h2>
        <p lang={langOf(room.description)}>{room.description}</p>
        {children}
      </section>
      {others.room.length + others.homestay.length > 0 && (
        <section>
          <h2>{messages.amenities}</h2>
          <div className={styles.amenities}>
            <Amenities title={messages.inTheRoom} names={others.room} />
            <Amenities title={messages.atHomestay(room.homestay_name)} names={others.homestay} />
          </div>
        </section>
      )}
    </>
  );
}

function Amenities({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <FactList facts={names.map((name) => [iconOf(name), name])} />
    </div>
  );
}

/** Each icon is for amenities whose names match; its drawing is in public/illustrations/facts.svg. */
const ICONS: readonly (readonly [name: string, RegExp])[] = [
  ['wifi', /\b(wi-?fi|internet)\b/i],
  ['bath', /\b(bath|shower|geyser|toilet)/i],
  ['balcony', /\b(balcony|verandah)\b/i],
  ['ac', /^(air|ac)\b/i],
  ['fan', /\b(fans?|non-ac)\b/i],
  ['kettle', /\b(kettle|tea|coffee)\b/i],
  ['tv', /\b(tv|television)\b/i],
  ['parking', /\bparking\b/i],
  ['terrace', /\b(terrace|roof)/i],
  ['kitchen', /\b(kitchen|cook)/i],
  ['power', /\b(inverter|power|generator)\b/i],
  ['garden', /\b(garden|courtyard|lawn)\b/i],
  ['food', /\b(food|meals?|breakfast|dining)\b/i],
  ['bed', /\b(beds?|cots?)\b/i],
];

/** Returns the icon of an amenity in the host's words; a tick for any other. */
export const iconOf = (amenity: string): string =>
  ICONS.find(([, words]) => words.test(amenity))?.[0] ?? 'tick';
