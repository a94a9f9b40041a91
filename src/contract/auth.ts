import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, line, password, personName, typedPassword } from './typed.ts';
import { id, language, messageAnswer } from './values.ts';

/** Spec section 3, "User". Times are ISO 8601. */
export const user = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  created_at: z.string(),
  email_verified: z.boolean(),
  picture_url: z.nullable(z.string()),
});
export type User = z.infer<typeof user>;

export const sessionAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user,
  requires_password_setup: z.optional(z.boolean()),
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

const token = z.string().check(z.minLength(1), z.maxLength(500));

export const checkEmail = endpoint({
  method: 'POST',
  path: '/auth/check-email',
  summary: 'Whether an account has this email, and what it needs next.',
  access: 'anyone',
  body: z.object({ email }),
  response: z.object({
    exists: z.boolean(),
    email_verified: z.boolean(),
    requires_password_setup: z.boolean(),
    user_id: z.nullable(z.int()),
  }),
  refusals: ['too_many_requests'],
});

export const logIn = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Log in with email and password.',
  access: 'anyone',
  body: z.object({ email, password: typedPassword }),
  response: sessionAnswer,
  refusals: ['wrong_credentials', 'email_not_verified', 'too_many_requests'],
});

/** Needs the cookie that opening the verification link has set; without it a new link is mailed. */
export const setFirstPassword = endpoint({
  method: 'POST',
  path: '/auth/set-first-password',
  summary: 'Set the first password after verifying the email, and log in.',
  access: 'anyone',
  body: z.object({ user_id: id, password }),
  response: sessionAnswer,
  refusals: ['verification_required', 'too_many_requests'],
});

/**
 * Responds alike whether or not the e-mail is registered. The password is only checked for its form and never stored.
 */
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Sign up; the verification link is sent by email.',
  access: 'anyone',
  status: 201,
  body: z.object({
    email,
    name: z.optional(personName),
    phone: z.optional(line(40)),
    password: z.optional(password),
    language: z.optional(language),
  }),
  response: messageAnswer,
  refusals: ['too_many_requests'],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  summary: 'Open a verification link, which works until a password is set; sets the proof cookie.',
  access: 'anyone',
  body: z.object({ token }),
  response: z.object({ user_id: z.int(), email: z.string(), requires_password_setup: z.boolean() }),
  refusals: ['invalid_token'],
});

export const getMe = endpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in user.',
  access: 'signed-in',
  withoutMailbox: true,
  response: z.object({ user }),
  refusals: ['not_signed_in'],
});

export const refreshSession = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  summary:
    'Exchange a refresh token for a new pair. Each works once, with a few seconds of grace for other tabs.',
  access: 'anyone',
  body: z.object({ refresh_token: token }),
  response: sessionAnswer,
  refusals: ['session_ended', 'too_many_requests'],
});

export const logOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Log out: end all refresh tokens of this session.',
  access: 'anyone',
  body: z.object({ refresh_token: token }),
  response: messageAnswer,
  refusals: [],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Email a password reset link, if the email is registered.',
  access: 'anyone',
  body: z.object({ email }),
  response: messageAnswer,
  refusals: ['too_many_requests'],
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  summary: 'Email the verification link again, if the email is not verified yet.',
  access: 'anyone',
  body: z.object({ email }),
  response: messageAnswer,
  refusals: ['too_many_requests'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password with a reset link; other sessions end.',
  access: 'anyone',
  body: z.object({ email, token, password }),
  response: messageAnswer,
  refusals: ['invalid_token', 'too_many_requests'],
});
