import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const contentProblem = z.object({
  /** The path that the host knows: `content/festivals/diwali.mdx`. */
  file: z.string(),
  line: z.nullable(z.int()),
  field: z.nullable(z.string()),
  sentence: z.string(),
  /** Of a file that can't be parsed: what stopped the parser, and the lines around it with a sign below the place. */
  excerpt: z.optional(z.string()),
});
export type ContentProblem = z.infer<typeof contentProblem>;

/**
 * `wrong`: the words have mistakes, so the last good build stays. `failed`: a build did not end, so the last good one
 * stays. `elsewhere`: another service builds the site.
 */
const siteState = z.object({
  state: z.enum(['published', 'building', 'wrong', 'failed', 'elsewhere']),
  published_at: z.nullable(z.string()),
  problems: z.array(contentProblem),
});
export type SiteState = z.infer<typeof siteState>;

export const getSite = endpoint({
  method: 'GET',
  path: '/host/site',
  summary: 'Whether the last changes of words, rooms and brand are published, and what keeps them back.',
  access: 'host',
  response: siteState,
  refusals: [],
});

export const publishSite = endpoint({
  method: 'POST',
  path: '/host/site/publish',
  summary: 'Publish changes of words, rooms and brand now. The site is served meanwhile.',
  access: 'host',
  role: 'owner',
  status: 202,
  response: siteState,
  refusals: ['too_many_requests'],
});
