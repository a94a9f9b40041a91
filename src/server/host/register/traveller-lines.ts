import { isCivilDate } from '#domain/dates/calendar.ts';
import { countryName } from '#domain/party/countries.ts';
import { FOREIGN_FIELDS } from '#domain/register/traveller.ts';
import { say, sayDate } from '#server/language/say.ts';
import type { OpenTraveller } from '#server/register/seal.ts';

/** Returns all that is known of a traveller as lines of a paper, besides the name. Only owners may have it. */
export function travellerLines({ data, id_seen }: OpenTraveller): string[] {
  if (!data) return [];
  const copy = say().hostRegisterRegisterPapers;
  const { FOREIGN_NAMES } = say().registerTravellerFields;
  const person = [
    copy.sexOf(data.sex),
    copy.bornOn(sayDate(data.birth_date)),
    countryName(data.nationality),
    copy.idOf(data.id_kind, data.id_last4),
    copy.idSeen(id_seen),
  ];
  const { foreign } = data;
  if (!foreign) return [person.join(' · ')];
  const told = FOREIGN_FIELDS.flatMap((field) => {
    const value = foreign[field];
    return value ? [copy.fieldOf(FOREIGN_NAMES[field], isCivilDate(value) ? sayDate(value) : value)] : [];
  });
  return [person.join(' · '), told.join(' · ')];
}
