import { DEFAULT_CANCELLATION_RULES } from '#domain/cancellation.ts';
import { fillFaqs } from '#domain/faq.ts';
import { DEFAULT_DISTANCES, DEFAULT_TIMES, figuresOf, type House, type HouseTimes } from '#domain/house.ts';
import { type PolicyName, policyFile } from '#domain/policy.ts';
import { distanceWords, ofHouses, TERM_TITLES, termPolicies } from '#messages/house.ts';
import { builtRooms } from './built-rooms.ts';
import { builtInQuestions, type Question } from './faqs.ts';
import { houseRules, namedRules } from './policies.ts';

const USUAL: House = {
  times: DEFAULT_TIMES,
  cancellation: DEFAULT_CANCELLATION_RULES,
  distances: DEFAULT_DISTANCES,
};

/** Every homestay once, with its name. */
async function houses(): Promise<(House & { name: string })[]> {
  const rooms = await builtRooms();
  const byId = new Map(rooms.map((room) => [room.property_id, { ...room, name: room.homestay_name }]));
  return byId.size > 0 ? [...byId.values()] : [{ ...USUAL, name: '' }];
}

/** The times of all homestays; undefined where they differ. */
export async function commonTimes(): Promise<HouseTimes | undefined> {
  const [first, ...others] = (await houses()).map(({ times }) => times);
  const isSame = others.every((times) => JSON.stringify(times) === JSON.stringify(first));
  return isSame ? first : undefined;
}

/** The policies that are figures, of all homestays together. */
async function sharedTerms() {
  const said = (await houses()).map((house) => ({ name: house.name, words: termPolicies(figuresOf(house)) }));
  return ofHouses(said);
}

/** The policies of all homestays, in the host's order. */
export async function allPolicies(): Promise<{ id: string; title: string; rule: string }[]> {
  const terms = await sharedTerms();
  const figures = Object.entries(TERM_TITLES).map(([name, title]) => {
    return {
      id: policyFile(name as PolicyName),
      title,
      rule: terms[name as PolicyName & keyof typeof terms] ?? '',
    };
  });
  return [
    ...figures,
    ...(await houseRules()).map(({ id, data }) => ({ id, title: data.title, rule: data.rule })),
  ];
}

/** The built-in questions with the figures of all homestays. */
export async function questions(): Promise<Question[]> {
  const said = (await houses()).map((house) => ({
    name: house.name,
    words: distanceWords(figuresOf(house)),
  }));
  const facts = { ...(await namedRules()), ...(await sharedTerms()), ...ofHouses(said) };
  const asked = await builtInQuestions();
  const answers = fillFaqs(asked, facts);
  return asked.map((one, index) => ({ ...one, ...answers[index] }));
}
