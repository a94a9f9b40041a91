import type { Policies } from '#contract/room.ts';
import { type Faq, fillFaqs } from '#domain/content/faq.ts';
import { isDrawing } from '#domain/rooms/images.ts';
import { figuresOf, type PropertyTerms, type PropertyTimes } from '#domain/rooms/property.ts';
import { currentLanguage, say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listCancellationRules, listFaqs } from './queries.ts';
import type { PropertyRow } from './schema.ts';

/** Returns the pictures of a room and its homestay; if there are photographs, drawings are left out. */
export function picturesBeside<Own extends { file_path: string }, Theirs extends { path: string }>(
  images: readonly Own[],
  property_images: readonly Theirs[],
): { images: Own[]; property_images: Theirs[] } {
  const own = images.filter(({ file_path }) => !isDrawing(file_path));
  const theirs = property_images.filter(({ path }) => !isDrawing(path));
  if (own.length + theirs.length > 0) return { images: own, property_images: theirs };
  return { images: [...images], property_images: [...property_images] };
}

type Times = Pick<PropertyRow, 'check_in_time' | 'check_out_time' | 'gate_opens' | 'gate_closes'>;

export function timesOf(property: Times): PropertyTimes {
  return {
    checkIn: property.check_in_time,
    checkOut: property.check_out_time,
    gateOpens: property.gate_opens,
    gateCloses: property.gate_closes,
  };
}

/** Returns the terms that the host has set for a homestay. */
export async function propertyTermsOf(db: Database, property: PropertyRow): Promise<PropertyTerms> {
  return {
    times: timesOf(property),
    cancellation: await listCancellationRules(db, property.id),
    distances: property.distances,
  };
}

/** Returns the policies and questions of a homestay, its own or else the built-in ones, with its own figures. */
export async function propertyText(
  { db, translations, ...english }: Pick<AppContext, 'db' | 'policies' | 'faqs' | 'translations'>,
  property: PropertyRow,
  terms: PropertyTerms,
): Promise<{ policies: Policies; faqs: Faq[] }> {
  const { policies: prose, faqs } = translations[currentLanguage()] ?? english;
  const own = await listFaqs(db, property.id);
  const figures = figuresOf(terms);
  const policies = { ...say().roomsProperty.termPolicies(figures), ...prose };
  return {
    policies,
    faqs: fillFaqs(own.length > 0 ? own : faqs, {
      ...policies,
      ...say().roomsProperty.distanceText(figures),
    }),
  };
}
