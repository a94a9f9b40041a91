import { atom, computed } from 'nanostores';
import type { HostRole } from '#contract/host/today.ts';
import { $host } from './session.ts';

/** The homestays that a host can choose from on a page: with a role only those where they have it. */
export function createHomestayChoice(role?: HostRole) {
  /** The oldest first. */
  const $homestays = computed($host, (host) =>
    host.state === 'ready'
      ? host.host.properties
          .filter((property) => role === undefined || property.role === role)
          .toSorted((one, other) => one.id - other.id)
          .map(({ id, name }) => ({ id, name }))
      : [],
  );
  const $chosen = atom<number | undefined>(undefined);
  /** The id of the homestay that is shown; the first, until another is chosen. */
  const $homestay = computed([$chosen, $homestays], (chosen, [first]) => chosen ?? first?.id);
  return { $homestays, $chosen, $homestay };
}
