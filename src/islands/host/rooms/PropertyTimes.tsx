import { TextField } from '#islands/host/TextField.tsx';
import * as messages from '#messages/host/property.ts';
import styles from './Describe.module.css';
import type { PartProps } from './PropertyAbout.tsx';

const TIMES = [
  ['check_in_time', messages.checkIn],
  ['check_out_time', messages.checkOut],
  ['gate_opens', messages.gateOpens],
  ['gate_closes', messages.gateCloses],
] as const;
const FIGURES = [
  ['breakfast_price', messages.breakfast],
  ['extra_bed_price', messages.extraBed],
] as const;

export function PropertyTimes({ typed, problems, onChange }: PartProps) {
  return (
    <>
      <section className="panel stack" data-gap="4" id="times">
        <h2>{messages.times}</h2>
        <div className={styles.pair}>
          {TIMES.map(([field, label]) => (
            <TextField
              key={field}
              type="time"
              label={label}
              error={problems[field]}
              value={typed[field]}
              onChange={(value) => onChange({ [field]: value })}
            />
          ))}
        </div>
      </section>
      <section className="panel stack" data-gap="4">
        <h2>{messages.distances}</h2>
        <p className="soft">{messages.distancesHint}</p>
        <div className={styles.pair}>
          {(Object.entries(messages.DISTANCES) as [keyof typeof messages.DISTANCES, string][]).map(
            ([name, label]) => (
              <TextField
                key={name}
                label={label}
                inputMode="numeric"
                error={problems[`distances.${name}`]}
                value={typed.distances[name]}
                onChange={(metres) => onChange({ distances: { ...typed.distances, [name]: metres } })}
              />
            ),
          )}
        </div>
      </section>
      <section className="panel stack" data-gap="4" id="prices">
        <h2>{messages.prices}</h2>
        <div className={styles.pair}>
          {FIGURES.map(([field, label]) => (
            <TextField
              key={field}
              label={label}
              inputMode="numeric"
              error={problems[field]}
              value={typed[field]}
              onChange={(value) => onChange({ [field]: value })}
            />
          ))}
        </div>
        <TextField
          label={messages.upiId}
          hint={messages.upiHint}
          error={problems.upi_id}
          value={typed.upi_id}
          onChange={(upi_id) => onChange({ upi_id })}
        />
      </section>
    </>
  );
}
