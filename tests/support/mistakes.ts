/** A correct file of a host. Each mistake changes one of its lines. */
export const FILE = `homestays:
  - id: 1
    name: Nilachal
    address: Chakratirtha Road, Puri
    location: { lat: 19.7983, lng: 85.8249 }
    amenities: [Free WiFi, Garden]
    breakfast_price: 50
    check_in_time: "09:00"
    distances: { beach: 600 }
    length_discounts:
      - { nights: 3, percent: 5 }
    cancellation:
      - { hours_before: 168, percent: 100 }
    rooms:
      - id: 1
        name: Garden Room
        description: Quiet.
        size: 180 sq ft
        rates:
          - { from: 2026-11-01, to: 2027-10-31, price: 1800 }
          - { from: 2026-11-01, to: 2027-10-31, price: 2100, weekdays: [friday, saturday] }
      - id: 2
        name: Conch Room
        description: A balcony.
        capacity: 4
        size: 320 sq ft
        rates:
          - from: 2026-11-01
            to: 2027-10-31
            price: 2600
            minimum_stay: 1
        closed:
          - { from: 2027-06-10, to: 2027-06-14 }
`;

export interface WrittenMistake {
  line: string;
  /** The new line. It keeps the old indentation unless it begins with a space or a tab. */
  write: string;
  say: readonly string[];
}

export function mistaken({ line, write }: Pick<WrittenMistake, 'line' | 'write'>): string {
  const lines = FILE.split('\n');
  const index = lines.findIndex((each) => each.trim() === line);
  const old = lines[index];
  if (old === undefined) throw new Error(`no line "${line}"`);
  const indent = /^\s/.test(write) ? '' : old.slice(0, old.length - old.trimStart().length);
  return lines.with(index, indent + write).join('\n');
}
