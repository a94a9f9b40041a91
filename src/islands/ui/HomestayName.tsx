import { homestayPath } from '#domain/rooms/property.ts';
import { homestay } from '#messages/rooms/room-card.ts';

interface Props {
  id: number;
  name: string;
  /** The ids of the homestays that have a page, because the build knew them. */
  withPage: readonly number[];
}

/** Shows a homestay's name, linked to its page if it has one. */
export function HomestayName({ id, name, withPage }: Props) {
  return withPage.includes(id) ? <a href={homestayPath(id)}>{homestay(name)}</a> : homestay(name);
}
