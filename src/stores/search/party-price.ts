import { partyPrice } from '#client/party-price.ts';
import { countNights } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import { readSearch } from '#domain/rooms/search.ts';
import { nights } from '#messages/rooms/search.ts';
import * as messages from '#messages/site/embed.ts';
import { today } from '#stores/browser/today.ts';

/**
 * Returns the sentence about the price of what is typed into a search form, empty if it can't be found out; undefined
 * while there is no stay yet. It uses neither zod nor stored values, because the form is a part of other sites.
 */
export function priceSentence(query: string): Promise<string> | undefined {
  const { checkIn, checkOut, adults, children = 0 } = readSearch(query);
  if (!checkIn || !checkOut || checkOut <= checkIn || checkIn < today() || adults === undefined)
    return undefined;
  const party = { adults: String(adults), children: String(children) };
  return partyPrice({ check_in: checkIn, check_out: checkOut, ...party }).then((price) => {
    if (price === undefined) return '';
    return price === null
      ? messages.NONE
      : messages.price(formatRupees(price), nights(countNights(checkIn, checkOut)));
  });
}
