import { atom, computed } from 'nanostores';
import { $host } from '#stores/host/session.ts';

/** The homestays that the host owns, the oldest first: staff see no papers. */
export const $homestays = computed($host, (host) =>
  host.state === 'ready'
    ? host.host.properties
        .filter(({ role }) => role === 'owner')
        .toSorted((one, other) => one.id - other.id)
        .map(({ id, name }) => ({ id, name }))
    : [],
);

export const $chosen = atom<number | undefined>(undefined);

/** The id of the homestay whose papers and seller are shown; the first, until another is chosen. */
export const $homestay = computed([$chosen, $homestays], (chosen, [first]) => chosen ?? first?.id);
