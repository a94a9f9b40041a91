import { extraOf, TICKS } from '#domain/booking/draft.ts';
import { EXTRA_KINDS, type ExtraKind } from '#domain/booking/extras.ts';
import { totalGuests } from '#domain/dates/stay.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { formatRupees } from '#domain/money/money.ts';
import { ExtraFields } from '#islands/booking/ExtraFields.tsx';
import { Counter } from '#islands/ui/form/Counter.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as copy from '#messages/booking/add-on-offers.ts';
import { BREAKFAST, EXTRA_BED } from '#messages/booking/add-ons.ts';
import * as messages from '#messages/booking/booking.ts';
import { EXTRA_NAMES } from '#messages/booking/extras.ts';
import { pickUpArrivalHint } from '#messages/booking/guest-details.ts';
import { longerStayHint } from '#messages/rooms/room.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $draft, $party, chooseExtra, setBreakfastCount, setExtraCotCount } from '#stores/booking/draft.ts';
import { $bookedHomestay } from '#stores/booking/homestay.ts';
import { $promisedAddOnPrices, $totals } from '#stores/booking/quote.ts';
import { $cart, $cartSearch, EMPTY_CART } from '#stores/cart/cart.ts';
import { $capacityMessage, continueFromAddOns } from '#stores/checkout/flow.ts';
import { AddOnCard } from './AddOnCard.tsx';
import type { AddOnOffer, AddOnOffers } from './add-on-offer.ts';
import { BackButton } from './BackButton.tsx';
import styles from './Choices.module.css';
import { ArrivalTimeField } from './HostNoteFields.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Shows step 2, the add-ons (spec section 9), which are all optional. */
export function AddOns({ offers }: { offers: AddOnOffers }) {
  const blocked = useValue($capacityMessage, undefined);
  const [first] = useValue($cart, EMPTY_CART);
  const hint = longerStayHint(useValue($bookedHomestay, undefined)?.length_discounts ?? []);
  return (
    <StepFrame
      title={messages.addOns}
      action={messages.continueToDetails}
      disabled={blocked !== undefined}
      onSubmit={continueFromAddOns}
      back={<BackButton />}
    >
      {blocked && <CapacityPanel sentence={blocked} />}
      <PaidAddOns offers={offers} />
      <section className={`stack ${styles.group}`}>
        <h2>{copy.fromTheHost}</h2>
        <ul className="stack list" data-gap="4">
          {EXTRA_KINDS.map((kind) => (
            <ExtraAddOn key={kind} kind={kind} offer={offers[TICKS[kind]]} />
          ))}
        </ul>
      </section>
      {hint && first && first.stay_days < 3 && (
        <p className="notice" data-tone="success">
          {hint}
        </p>
      )}
    </StepFrame>
  );
}

function PaidAddOns({ offers }: { offers: AddOnOffers }) {
  const draft = useValue($draft, $draft.get());
  const party = useValue($party, $party.get());
  const prices = useValue($promisedAddOnPrices, $promisedAddOnPrices.get());
  const totals = useValue($totals, $totals.get());
  if (prices.breakfast <= 0 && prices.extraBed <= 0) return null;
  return (
    <section className={`stack ${styles.group}`}>
      <h2>{copy.onTheBill}</h2>
      <ul className="stack list" data-gap="4">
        {prices.breakfast > 0 && (
          <AddOnCard
            service="breakfast"
            picture={offers.breakfast?.picture}
            label={BREAKFAST.name}
            about={copy.breakfast.about}
            price={copy.breakfast.price(formatRupees(prices.breakfast))}
            sum={totals.breakfast}
          >
            <Counter
              {...BREAKFAST.field}
              min={1}
              value={draft.breakfastCount ?? totalGuests(party)}
              onChange={setBreakfastCount}
            />
          </AddOnCard>
        )}
        {prices.extraBed > 0 && (
          <AddOnCard
            service="extraCot"
            picture={offers.extraCot?.picture}
            label={EXTRA_BED.name}
            about={copy.extraBed.about}
            price={copy.extraBed.price(formatRupees(prices.extraBed))}
            sum={totals.extraBed}
          >
            <Counter {...EXTRA_BED.field} min={1} value={draft.extraCotCount} onChange={setExtraCotCount} />
          </AddOnCard>
        )}
      </ul>
    </section>
  );
}

/** Shows an extra that the host arranges and the guest pays at the property. */
function ExtraAddOn({ kind, offer = {} }: { kind: ExtraKind; offer: AddOnOffer | undefined }) {
  const draft = useValue($draft, $draft.get());
  const party = useValue($party, $party.get());
  const stay = useValue($cartSearch, undefined);
  return (
    <AddOnCard
      service={TICKS[kind]}
      picture={offer.picture}
      label={EXTRA_NAMES[kind]}
      about={offer.text ?? copy.EXTRAS[kind]}
      price={copy.extraPrice(offer.price)}
    >
      {stay && (
        <ExtraFields
          extra={{ ...extraOf(kind, draft, party, stay), note: draft.extras[kind]?.note }}
          stay={stay}
          guests={totalGuests(party)}
          onChange={(choice) => chooseExtra(kind, choice)}
        >
          {kind === 'pick_up' && <ArrivalTimeField hint={pickUpArrivalHint} />}
        </ExtraFields>
      )}
    </AddOnCard>
  );
}

function CapacityPanel({ sentence }: { sentence: string }) {
  return (
    <section role="alert" className="notice" data-tone="danger">
      <h2 className={styles.panelTitle}>{messages.capacityTitle}</h2>
      <p>{sentence}</p>
      <p>
        <a href={pagePath('/rooms')}>{buttons.browseRooms}</a>
      </p>
    </section>
  );
}
