import { formatRupees } from '#domain/money/money.ts';
import { MAX_GUESTS } from '#domain/rooms/search.ts';
import { SearchDates } from '#islands/ui/calendar/SearchDates.tsx';
import type { Festival } from '#islands/ui/calendar/stay-days.ts';
import { Counter } from '#islands/ui/form/Counter.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { CHILDREN, GUESTS } from '#messages/booking/party.ts';
import * as messages from '#messages/rooms/search.ts';
import { $formPrice, $searchForm, chooseParty } from '#stores/search-bar/form.ts';
import styles from './SearchBar.module.css';

interface Props {
  today: string;
  festivals: readonly Festival[];
}

/** Shows the fields of the search form after its first use. The form itself belongs to the page. */
export function SearchBar({ today, festivals }: Props) {
  const form = useValue($searchForm);
  const offer = useValue($formPrice);

  return (
    <>
      <SearchDates today={today} festivals={festivals} clearable />
      <Counter
        label={messages.addGuests}
        noun={GUESTS.noun}
        value={form.adults}
        min={1}
        max={MAX_GUESTS}
        onChange={(adults) => chooseParty({ adults })}
      />
      <Counter
        label={messages.addChildren}
        noun={CHILDREN.noun}
        value={form.children}
        min={0}
        max={MAX_GUESTS}
        onChange={(children) => chooseParty({ children })}
      />
      <output className={styles.price}>{offer && messages.stayPrice(formatRupees(offer))}</output>
      <button type="submit" className="button">
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21" strokeLinecap="round" />
        </svg>
        {messages.search}
      </button>
      <button type="button" data-kind="quiet" className={`button ${styles.cancel}`} data-search-close>
        {messages.cancel}
      </button>
    </>
  );
}
