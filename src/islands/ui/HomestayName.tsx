import { homestayPath } from '#domain/rooms/property.ts';
import { homestay } from '#messages/rooms/room-card.ts';

interface Props {
  id: number;
  name: string;
  /** The homestays with a page: those that the build knew. */
  withPage: readonly number[];
}

/** Shows a homestay's name, linked to its page if it has one. */
export function HomestayName({ id, name, withPage }: Props) {
  return withPage.includes(id) ? <a href={homestayPath(id)}>{homestay(name)}</a> : homestay(name);
}
