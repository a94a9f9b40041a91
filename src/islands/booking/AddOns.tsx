import type { SelectedServices } from '#domain/cart.ts';
import { formatRupees } from '#domain/money.ts';
import { totalGuests } from '#domain/stay.ts';
import { Counter } from '#islands/ui/Counter.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { capacityTitle, payAtHomestay } from '#messages/booking.ts';
import { longerStayHint } from '#messages/room.ts';
import { $capacityMessage, continueFromAddOns } from '#stores/booking-flow.ts';
import { $cart, EMPTY_CART } from '#stores/cart.ts';
import {
  $draft,
  $party,
  $promisedAddOnPrices,
  chooseService,
  setBreakfastCount,
  setExtraCotCount,
} from '#stores/draft.ts';
import { BackButton } from './BackButton.tsx';
import styles from './Choices.module.css?later';
import { StepFrame } from './StepFrame.tsx';

interface Choice {
  service: keyof SelectedServices;
  label: string;
  price: string;
  count?: { label: string; noun: string; value: number; set: (count: number) => void };
}

/** Step 2: what comes along with the rooms (spec section 9). */
export function AddOns() {
  const draft = useValue($draft, $draft.get());
  const party = useValue($party, $party.get());
  const prices = useValue($promisedAddOnPrices, $promisedAddOnPrices.get());
  const blocked = useValue($capacityMessage, undefined);
  const [first] = useValue($cart, EMPTY_CART);
  const choices: Choice[] = [
    {
      service: 'breakfast',
      label: 'Breakfast',
      price: `${formatRupees(prices.breakfast)} per person per day`,
      count: {
        label: 'Breakfasts a day',
        noun: 'breakfasts',
        value: draft.breakfastCount ?? totalGuests(party),
        set: setBreakfastCount,
      },
    },
    {
      service: 'extraCot',
      label: 'Extra bed',
      price: `${formatRupees(prices.extraBed)} per bed per day`,
      count: { label: 'Extra beds', noun: 'beds', value: draft.extraCotCount, set: setExtraCotCount },
    },
    { service: 'mahaprasad', label: 'Mahaprasad', price: payAtHomestay },
    { service: 'busTickets', label: 'Tourist bus tickets', price: payAtHomestay },
  ];
  return (
    <StepFrame
      title="Add-ons"
      action="Continue to Your Details"
      disabled={blocked !== undefined}
      onSubmit={continueFromAddOns}
      back={<BackButton />}
    >
      {blocked && <CapacityPanel sentence={blocked} />}
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <AddOn key={choice.service} choice={choice} chosen={draft.selectedServices[choice.service]} />
        ))}
      </ul>
      {first && first.stay_days < 3 && (
        <p className="notice" data-tone="success">
          {longerStayHint}
        </p>
      )}
    </StepFrame>
  );
}

function AddOn({ choice: { service, label, price, count }, chosen }: { choice: Choice; chosen: boolean }) {
  const id = `add-on-${service}`;
  return (
    <li className={`card ${styles.choice}`} data-chosen={chosen || undefined}>
      <input
        id={id}
        className={styles.tick}
        type="checkbox"
        checked={chosen}
        aria-describedby={`${id}-price`}
        onChange={(event) => chooseService(service, event.target.checked)}
      />
      <p>
        <label className={styles.choiceName} htmlFor={id}>
          {label}
        </label>
        <span id={`${id}-price`} className={styles.choicePrice}>
          {price}
        </span>
      </p>
      {count && chosen && (
        <div className={styles.choiceCount}>
          <Counter label={count.label} noun={count.noun} min={1} value={count.value} onChange={count.set} />
        </div>
      )}
    </li>
  );
}

function CapacityPanel({ sentence }: { sentence: string }) {
  return (
    <section role="alert" className="notice" data-tone="danger">
      <h2 className={styles.panelTitle}>{capacityTitle}</h2>
      <p>{sentence}</p>
      <p>
        <a href="/rooms">Browse Rooms</a>
      </p>
    </section>
  );
}
