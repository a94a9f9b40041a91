import * as z from 'zod/mini';
import { areRegisterKeys, REGISTER_KEYS_RULE } from './key-settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export const DEFAULT_PORT = 4321;

/** A message continues a sentence that begins with the name of the setting. */
type Issue = { input: unknown };

const text = z.optional(z.string());

function number(kind: 'a number' | 'a whole number', min: number, max: number) {
  const fits = (raw: string) => {
    const value = Number(raw);
    return value >= min && value <= max && (kind === 'a number' || Number.isInteger(value));
  };
  const error = ({ input }: Issue) => `must be ${kind} from ${min} to ${max}, not "${input}".`;
  return z.pipe(z.string().check(z.refine(fits, { error })), z.transform(Number));
}

function choice<const Choice extends string>(...choices: Choice[]) {
  const listed = choices.map((one) => `"${one}"`).join(' or ');
  return z.enum(choices, { error: ({ input }: Issue) => `must be ${listed}, not "${input}".` });
}

/** URLs of databases and mail servers may contain a password, so the message does not repeat them. */
function address(...protocols: string[]) {
  const forms = protocols.map((protocol) => `${protocol}//`).join(' or ');
  const fits = (raw: string) => URL.canParse(raw) && protocols.includes(new URL(raw).protocol);
  const error = `must be an address that begins with ${forms}.`;
  return z.optional(z.string().check(z.refine(fits, { error })));
}

const pathOrAddress = z.string().check(
  z.refine((raw) => raw.startsWith('/') || URL.canParse(raw), {
    error: ({ input }: Issue) => `must be a path such as /api or a web address, not "${input}".`,
  }),
);

const origin = z.string().check(
  z.refine((raw) => URL.canParse(raw) && new URL(raw).origin === raw, {
    error: ({ input }: Issue) =>
      `must be origins such as https://example.in separated by commas, not "${input}".`,
  }),
);
const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) => list.split(',').flatMap((part) => part.trim() || [])),
  ),
  z.array(origin),
);

const registerKeys = z.optional(z.string().check(z.refine(areRegisterKeys, { error: REGISTER_KEYS_RULE })));

/** The variables of `.env.example`, by their names. */
const settings = z.object({
  LOG_LEVEL: z._default(
    z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error'),
    'info',
  ),
  PORT: z._default(number('a whole number', 0, 65_535), DEFAULT_PORT),
  HOST: z._default(z.string(), '127.0.0.1'),
  SITE_URL: address('http:', 'https:'),
  PUBLIC_API_URL: z._default(pathOrAddress, '/api'),
  ALLOWED_ORIGINS: z._default(origins, []),
  TRUST_PROXY: z._default(number('a whole number', 0, 20), 0),
  DATABASE_URL: address('postgres:', 'postgresql:'),
  DATABASE_STANDBY_URL: address('postgres:', 'postgresql:'),
  EMBEDDED_DATABASE: z._default(choice('yes', 'no'), 'no'),
  DATA_DIR: z._default(z.string(), '.data'),
  DEMO_DATA: z.optional(choice('on', 'rooms', 'off')),
  TOKEN_SECRET: text,
  REGISTER_KEYS: registerKeys,
  HOLD_MINUTES: z._default(number('a number', 0.001, 1440), 15),
  RATE_LIMITS: z._default(choice('on', 'off'), 'on'),
  PAYMENTS: z.optional(choice('sandbox', 'at_property')),
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_API_URL: address('http:', 'https:'),
  MAIL: z.optional(choice('mailbox')),
  SMTP_URL: address('smtp:', 'smtps:'),
  MAIL_FROM: text,
  HOST_EMAIL: text,
  CONTENT_DIR: z._default(z.string(), 'content'),
  SITE_DIR: z._default(z.string(), 'dist'),
  PUBLISH: z._default(choice('on', 'off'), 'on'),
  BUILD_HOOK_URL: address('https:'),
  AGENTS: z._default(choice('on', 'off'), 'on'),
  CHANNEL_FEEDS: z.optional(choice('loopback')),
});
export type Settings = z.infer<typeof settings>;

/** Parses each setting by itself. A wrong one is noted and counts as missing, so that all problems are reported at once. */
export function parseSettings(env: Environment, problems: string[]): Settings {
  const present = new Map(
    Object.keys(settings.shape).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value] as const] : [];
    }),
  );
  const parsed = settings.safeParse(Object.fromEntries(present));
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0]);
    problems.push(`${name} ${message}`);
    present.delete(name);
  }
  return settings.parse(Object.fromEntries(present));
}
