import type { DateNames } from '#domain/dates/names.ts';

const MONTHS = 'ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର'.split(' ');
const WEEKDAYS = 'ରବିବାର ସୋମବାର ମଙ୍ଗଳବାର ବୁଧବାର ଗୁରୁବାର ଶୁକ୍ରବାର ଶନିବାର'.split(' ');

/** Months and weekdays are always written out: readers don't know their short forms. */
export const DATE_NAMES: DateNames = {
  months: MONTHS,
  shortMonths: MONTHS,
  weekdays: WEEKDAYS,
  shortWeekdays: WEEKDAYS,
  ordinal: String,
  halves: ['AM', 'PM'],
};
