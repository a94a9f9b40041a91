import { cards } from '#components/cards.ts';

/** What the pictures for shared links say, for the build to draw. */
export async function GET(): Promise<Response> {
  return Response.json(await cards());
}
