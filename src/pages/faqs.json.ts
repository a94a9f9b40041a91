import { questions } from '#components/faqs.ts';

/** The built-in questions, which a room shows when its homestay has none of its own. */
export async function GET(): Promise<Response> {
  const faqs = await questions();
  return Response.json(faqs.map(({ question, answer }) => ({ question, answer })));
}
