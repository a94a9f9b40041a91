/** The mark of the site, the temple flag. Header, icons, share cards, mails and invoices all use this drawing. */
export const MARK = {
  width: 34,
  height: 40,
  pole: 'M4 2v37',
  poleWidth: 2.5,
  cloth: 'M5 4c9 0 16 2 27 9-11 4-19 7-27 8z',
  disc: { x: 13, y: 12.5, radius: 3.5 },
} as const;

export interface MarkColours {
  pole: string;
  cloth: string;
  disc: string;
}

export function markGroup({ pole, cloth, disc }: MarkColours, transform = ''): string {
  const { x, y, radius } = MARK.disc;
  return (
    `<g transform="${transform}"><path d="${MARK.pole}" stroke="${pole}" stroke-width="${MARK.poleWidth}" stroke-linecap="round"/>` +
    `<path d="${MARK.cloth}" fill="${cloth}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${disc}"/></g>`
  );
}

export function markSvg(colours: MarkColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.width} ${MARK.height}">${markGroup(colours)}</svg>`;
}
