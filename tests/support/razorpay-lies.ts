export const LIES = [
  'twice',
  'backwards',
  'wrong amount',
  'wrong currency',
  'wrong order',
  'wrong payment',
] as const;
export type Lie = (typeof LIES)[number];

/** These reports are unusual but correct, so they must still be applied. */
export const HARMLESS: ReadonlySet<string> = new Set<Lie>(['twice', 'backwards']);

type Json = Record<string, unknown>;

export function lie(mood: string, answer: object): object {
  if ('error' in answer) return answer;
  if (!('items' in answer) || !Array.isArray(answer.items)) return bend(mood, { ...answer });
  const { items } = answer;
  if (mood === 'twice') return { ...answer, items: [...items, ...items] };
  if (mood === 'backwards') return { ...answer, items: items.toReversed() };
  return { ...answer, items: items.map((item) => bend(mood, item)) };
}

function bend(mood: string, entity: Json): Json {
  switch (mood) {
    case 'wrong amount':
      return { ...entity, amount: Number(entity.amount) - 100 };
    case 'wrong currency':
      return 'currency' in entity ? { ...entity, currency: 'USD' } : entity;
    case 'wrong order':
      return 'order_id' in entity ? { ...entity, order_id: 'order_ofSomebodyElse' } : entity;
    case 'wrong payment':
      return {
        ...entity,
        ...(entity.entity === 'payment' ? { id: `${entity.id}X` } : {}),
        ...('payment_id' in entity ? { payment_id: `${entity.payment_id}X` } : {}),
      };
    default:
      return entity;
  }
}
