import { builtInQuestions } from '#components/faqs.ts';

/** The built-in questions for the API, which puts the figures of a homestay into them. */
export async function GET(): Promise<Response> {
  const faqs = await builtInQuestions();
  return Response.json(faqs.map(({ question, answer }) => ({ question, answer })));
}
