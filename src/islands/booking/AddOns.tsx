import type { ReactNode } from 'react';
import type { SelectedServices } from '#domain/cart.ts';
import { extraOf } from '#domain/draft.ts';
import type { ExtraKind } from '#domain/extras.ts';
import { formatRupees } from '#domain/money.ts';
import { totalGuests } from '#domain/stay.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Counter } from '#islands/ui/Counter.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { BREAKFAST, EXTRA_BED } from '#messages/add-ons.ts';
import * as messages from '#messages/booking.ts';
import * as buttons from '#messages/buttons.ts';
import { EXTRA_NAMES } from '#messages/extras.ts';
import { longerStayHint } from '#messages/room.ts';
import {
  $draft,
  $party,
  chooseExtra,
  chooseService,
  setBreakfastCount,
  setExtraCotCount,
} from '#stores/booking/draft.ts';
import { $capacityMessage, continueFromAddOns } from '#stores/booking/flow.ts';
import { $promisedAddOnPrices, $totals } from '#stores/booking/quote.ts';
import { $cart, $cartSearch, EMPTY_CART } from '#stores/cart/cart.ts';
import { BackButton } from './BackButton.tsx';
import styles from './Choices.module.css';
import { ExtraFields } from './ExtraFields.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Step 2: add-ons (spec section 9). */
export function AddOns() {
  const draft = useValue($draft, $draft.get());
  const party = useValue($party, $party.get());
  const prices = useValue($promisedAddOnPrices, $promisedAddOnPrices.get());
  const totals = useValue($totals, $totals.get());
  const blocked = useValue($capacityMessage, undefined);
  const [first] = useValue($cart, EMPTY_CART);
  return (
    <StepFrame
      title={messages.addOns}
      action={messages.continueToDetails}
      disabled={blocked !== undefined}
      onSubmit={continueFromAddOns}
      back={<BackButton />}
    >
      {blocked && <CapacityPanel sentence={blocked} />}
      <ul className={styles.choices}>
        <AddOn
          service="breakfast"
          label={BREAKFAST.name}
          price={BREAKFAST.price(formatRupees(prices.breakfast))}
          sum={totals.breakfast}
        >
          <Counter
            {...BREAKFAST.field}
            min={1}
            value={draft.breakfastCount ?? totalGuests(party)}
            onChange={setBreakfastCount}
          />
        </AddOn>
        <AddOn
          service="extraCot"
          label={EXTRA_BED.name}
          price={EXTRA_BED.price(formatRupees(prices.extraBed))}
          sum={totals.extraBed}
        >
          <Counter {...EXTRA_BED.field} min={1} value={draft.extraCotCount} onChange={setExtraCotCount} />
        </AddOn>
        <ExtraAddOn service="mahaprasad" kind="mahaprasad" />
        <ExtraAddOn service="busTickets" kind="bus_tickets" />
      </ul>
      {first && first.stay_days < 3 && (
        <p className="notice" data-tone="success">
          {longerStayHint}
        </p>
      )}
    </StepFrame>
  );
}

interface AddOnProps {
  service: keyof SelectedServices;
  label: string;
  price: string;
  /** What it adds to the total, in rupees. */
  sum?: number;
  /** The fields of a selected add-on. */
  children: ReactNode;
}

function AddOn({ service, label, price, sum, children }: AddOnProps) {
  const chosen = useValue($draft, $draft.get()).selectedServices[service];
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
      {chosen && <div className={styles.choiceFields}>{children}</div>}
      {chosen && sum !== undefined && (
        <p className={styles.choiceSum}>
          {messages.addedFor(formatRupees(sum))}
          <Button kind="plain" size="s" onClick={() => chooseService(service, false)}>
            {buttons.remove} <span className="visually-hidden">{label.toLowerCase()}</span>
          </Button>
        </p>
      )}
    </li>
  );
}

/** An extra that the host arranges and the guest pays at the property. */
function ExtraAddOn({ service, kind }: { service: keyof SelectedServices; kind: ExtraKind }) {
  const draft = useValue($draft, $draft.get());
  const party = useValue($party, $party.get());
  const stay = useValue($cartSearch, undefined);
  return (
    <AddOn service={service} label={EXTRA_NAMES[kind]} price={messages.payAtHomestay}>
      {stay && (
        <ExtraFields
          extra={{ ...extraOf(kind, draft, party, stay), note: draft.extras[kind]?.note }}
          stay={stay}
          guests={totalGuests(party)}
          min={1}
          onChange={(choice) => chooseExtra(kind, choice)}
        />
      )}
    </AddOn>
  );
}

function CapacityPanel({ sentence }: { sentence: string }) {
  return (
    <section role="alert" className="notice" data-tone="danger">
      <h2 className={styles.panelTitle}>{messages.capacityTitle}</h2>
      <p>{sentence}</p>
      <p>
        <a href="/rooms">{buttons.browseRooms}</a>
      </p>
    </section>
  );
}
