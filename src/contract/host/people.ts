import * as z from 'zod/mini';
import { sessionAnswer } from '../auth.ts';
import { endpoint } from '../endpoint.ts';
import { email, line, personName, phone, typedPassword } from '../typed.ts';
import { id, pathId } from '../values.ts';
import { hostRights, hostRole } from './today.ts';

const invitation = z.object({
  id: z.int(),
  /** Either `email` or `phone` is null. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  role: hostRole,
  property_ids: z.array(z.int()),
  expires_at: z.string(),
});
export type HostInvitation = z.infer<typeof invitation>;

const person = z.object({
  user_id: z.int(),
  name: z.nullable(z.string()),
  email: z.string(),
  /** The caller's homestays in which this person has a role. */
  properties: z.array(z.object({ id: z.int(), name: z.string(), role: hostRole })),
  /** True where the right holds in all of these homestays. */
  rights: hostRights,
});
export type HostPerson = z.infer<typeof person>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/host/people',
  summary: 'Who works at the homestays of an owner, and who is invited.',
  access: 'host',
  role: 'owner',
  response: z.object({ people: z.array(person), invitations: z.array(invitation) }),
  refusals: [],
});

/**
 * Invites a person. Staff become owners by it; an owner stays one. Staff may be invited by `phone` in place of `email`:
 * the host sends them the link, which is in this response only.
 */
export const invite = endpoint({
  method: 'POST',
  path: '/host/invitations',
  summary:
    'Invite an owner or staff of homestays. Their link works once in 24 hours. It is mailed, or the host sends it by WhatsApp.',
  access: 'host',
  role: 'owner',
  needsProof: true,
  status: 201,
  body: z.object({
    email: z.optional(email),
    phone: z.optional(phone),
    role: hostRole,
    property_ids: z.array(id).check(z.minLength(1), z.maxLength(100)),
  }),
  response: z.object({
    invitation: z.extend(invitation, { url: z.optional(z.string()), whatsapp_url: z.optional(z.string()) }),
  }),
  refusals: ['not_found', 'too_many_requests'],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/host/invitations/:id',
  summary: 'Withdraw an invitation: its link stops working.',
  access: 'host',
  role: 'owner',
  needsProof: true,
  params: pathId,
  status: 204,
  refusals: ['not_found'],
});

export const removePerson = endpoint({
  method: 'DELETE',
  path: '/host/people/:user_id',
  summary:
    'Take away the roles of a person in the homestays of the caller. The last owner of a homestay stays.',
  access: 'host',
  role: 'owner',
  needsProof: true,
  params: z.object({ user_id: id }),
  status: 204,
  refusals: ['not_found', 'wrong_state'],
});

/** Sets rights in every homestay of the caller where the person is staff. Those that are left out stay as they are. */
export const setRights = endpoint({
  method: 'PUT',
  path: '/host/people/:user_id/rights',
  summary: 'Allow a member of staff to set prices, void payments, pay money back or cancel, or forbid it.',
  access: 'host',
  role: 'owner',
  needsProof: true,
  params: z.object({ user_id: id }),
  body: z.object({
    prices: z.optional(z.boolean()),
    void: z.optional(z.boolean()),
    refund: z.optional(z.boolean()),
    cancel: z.optional(z.boolean()),
  }),
  response: z.object({ person }),
  refusals: ['not_found', 'owner_has_all'],
});

const token = z.string().check(z.minLength(1), z.maxLength(100));

export const readInvitation = endpoint({
  method: 'POST',
  path: '/host/invitations/read',
  summary:
    'What an invitation is for. `needs_password`: the email has no account with a password yet. An invitation by phone has no email: the person who accepts it enters one.',
  access: 'anyone',
  body: z.object({ token }),
  response: z.object({
    email: z.nullable(z.string()),
    role: hostRole,
    properties: z.array(z.string()),
    needs_password: z.boolean(),
    /** Null if the invitation was made in the terminal. */
    invited_by: z.nullable(z.string()),
  }),
  refusals: ['invalid_token'],
});

/**
 * Accepts an invitation. A new account chooses `password`; an existing one must send its own, else the answer is
 * `wrong_password`. People who were invited by phone name an `email`, get a link there that verifies it, and choose the
 * password on that page.
 */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/host/invitations/accept',
  summary: 'Accept an invitation: makes the account if there is none, gives the role and logs in.',
  access: 'anyone',
  body: z.object({
    token,
    email: z.optional(email),
    name: z.optional(personName),
    password: z.optional(typedPassword),
  }),
  response: sessionAnswer,
  refusals: ['invalid_token', 'wrong_password', 'too_many_requests'],
});

const hostSession = z.object({
  id: z.string(),
  created_at: z.string(),
  /** When the session can no longer use the host's pages. */
  ends_at: z.string(),
  is_current: z.boolean(),
});
export type HostSessionLine = z.infer<typeof hostSession>;

export const listHostSessions = endpoint({
  method: 'GET',
  path: '/host/sessions',
  summary: 'The open sessions of the caller, newest first.',
  access: 'host',
  response: z.object({ sessions: z.array(hostSession) }),
  refusals: [],
});

export const endHostSession = endpoint({
  method: 'DELETE',
  path: '/host/sessions/:id',
  summary: 'End a session of the caller at once.',
  access: 'host',
  params: z.object({ id: line(100) }),
  status: 204,
  refusals: ['not_found'],
});
