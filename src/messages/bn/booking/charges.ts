/** What the host has added to a booking, without words of the site. Amounts and days are already formatted. */

import { chargeFact as english } from '../../en/booking/charges.ts';

export const chargeFact = english;
