import type { ReactNode } from 'react';
import type { ChosenServices } from '#domain/booking/draft.ts';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { addedFor } from '#messages/booking/booking.ts';
import { remove } from '#messages/site/buttons.ts';
import { $draft, chooseService } from '#stores/booking/draft.ts';
import styles from './Choices.module.css';

interface Props {
  service: keyof ChosenServices;
  picture: string | undefined;
  label: string;
  /** Says in a sentence what guests get. */
  about: string;
  price: string;
  /** Rupees that the add-on adds to the total. */
  sum?: number;
  children: ReactNode;
}

/** Shows an add-on: its picture, what it is and costs, and once selected its fields. */
export function AddOnCard({ service, picture, label, about, price, sum, children }: Props) {
  const chosen = useValue($draft, $draft.get()).selectedServices[service] ?? false;
  const id = `add-on-${service}`;
  return (
    <li>
      <fieldset className={`card ${styles.choice}`} data-chosen={chosen || undefined}>
        <legend className="visually-hidden">{label}</legend>
        {picture && <img src={picture} alt="" width={400} height={300} />}
        <div className={styles.choiceText}>
          <label className={styles.choiceName} htmlFor={id}>
            {label}
          </label>
          <p id={`${id}-about`}>{about}</p>
          <p id={`${id}-price`} className={styles.choicePrice}>
            {price}
          </p>
        </div>
        <input
          id={id}
          className={styles.tick}
          type="checkbox"
          checked={chosen}
          aria-describedby={`${id}-about ${id}-price`}
          onChange={(event) => chooseService(service, event.target.checked)}
        />
        {chosen && <div className={styles.choiceFields}>{children}</div>}
        {chosen && sum !== undefined && (
          <p className={`row ${styles.choiceSum}`}>
            <span>{addedFor(formatRupees(sum))}</span>
            <Button kind="plain" size="s" onClick={() => chooseService(service, false)}>
              {remove} <span className="visually-hidden">{label.toLowerCase()}</span>
            </Button>
          </p>
        )}
      </fieldset>
    </li>
  );
}
