import { namedRules } from '#components/policies.ts';

/** The prose of the house rules for the API's room details: written once, in content/policies. */
export async function GET(): Promise<Response> {
  return Response.json(await namedRules());
}
