import { createHomestayChoice } from '#stores/host/homestay-choice.ts';

/** Staff see no papers. */
export const { $homestays, $chosen, $homestay } = createHomestayChoice('owner');
