/**
 * E-mails about an account. Those that a stranger can trigger greet without a name, which the stranger may
 * have chosen.
 */

import type { MailTemplate } from '../../en/mail/mail.ts';
import { FORGOT_PASSWORD } from '../account/auth-dialog.ts';
import { hello, IGNORE } from './mail.ts';

/** `homestays`: whose desk somebody joined with this email. */
export function verifyEmail(to: { homestays?: readonly string[] }, link: string): MailTemplate {
  return {
    subject: 'আপনার ইমেল ঠিকানা যাচাই করুন',
    greeting: hello(null),
    paragraphs: [
      to.homestays
        ? `${to.homestays.join(' ও ')}-এর হোস্ট ডেস্কে কেউ একজন যোগ দিয়েছেন আর এই ইমেল ঠিকানা দিয়েছেন। আপনিই হলে এই লিঙ্ক খুলে তা নিশ্চিত করুন, তারপর একটি পাসওয়ার্ড দিন: এর পর থেকে এই দুটি দিয়েই লগ ইন করবেন।`
        : 'সাইন আপ করার জন্য ধন্যবাদ। আপনার ইমেল ঠিকানা নিশ্চিত করতে এই লিঙ্কটি খুলুন, তারপর একটি পাসওয়ার্ড দিন।',
    ],
    action: { label: 'আমার ইমেল যাচাই করুন', link },
    closing: ['লিঙ্কটি 24 ঘণ্টা, বা আপনি পাসওয়ার্ড দেওয়া পর্যন্ত কাজ করবে।', IGNORE],
  };
}

export function alreadyRegistered(to: { loginLink: string }): MailTemplate {
  return {
    subject: 'আপনার অ্যাকাউন্ট আগেই আছে',
    greeting: hello(null),
    paragraphs: [
      'এই ইমেল ঠিকানা দিয়ে কেউ সাইন আপ করতে চেয়েছেন, খুব সম্ভব আপনিই। আপনার অ্যাকাউন্ট আগেই আছে, তাই কিছুই বদলায়নি।',
      `আপনি আগের মতোই লগ ইন করতে পারেন। পাসওয়ার্ড ভুলে গেলে সেখানে “${FORGOT_PASSWORD}” বেছে নিন।`,
    ],
    action: { label: 'সাইটে যান', link: to.loginLink },
    closing: [IGNORE],
  };
}

export function resetPassword(to: { link: string }): MailTemplate {
  return {
    subject: 'নতুন পাসওয়ার্ড দিন',
    greeting: hello(null),
    paragraphs: ['নতুন পাসওয়ার্ড দিতে এই লিঙ্কটি খুলুন।'],
    action: { label: 'নতুন পাসওয়ার্ড দিন', link: to.link },
    closing: ['লিঙ্কটি একবারই কাজ করে, এক ঘণ্টার মধ্যে। নতুন পাসওয়ার্ড না দেওয়া পর্যন্ত পুরনোটিই চলবে।', IGNORE],
  };
}

export function passwordChanged(to: { name: string | null }): MailTemplate {
  return {
    subject: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
    greeting: hello(to.name),
    paragraphs: ['আপনার পাসওয়ার্ড এইমাত্র বদলানো হয়েছে, আর আপনার অন্য সব ডিভাইস থেকে লগ আউট করা হয়েছে।'],
    closing: ['এটি আপনি না করে থাকলে এখনই সাইটে নতুন পাসওয়ার্ড দিন, আর আমাদের লিখুন।'],
  };
}
