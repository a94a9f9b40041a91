/**
 * E-mails about an account. Those that a stranger can trigger greet without a name, which the stranger may
 * have chosen.
 */

import { FORGOT_PASSWORD } from '../account/auth-dialog.ts';
import { hello, IGNORE, type MailTemplate } from './mail.ts';

/** `homestays`: whose desk somebody joined with this email. */
export function verifyEmail(to: { homestays?: readonly string[] }, link: string): MailTemplate {
  return {
    subject: 'ଦୟାକରି ଆପଣଙ୍କ ଇମେଲ ଠିକଣା ନିଶ୍ଚିତ କରନ୍ତୁ',
    greeting: hello(null),
    paragraphs: [
      to.homestays
        ? `କେହି ଜଣେ ${to.homestays.join(' ଓ ')} ପାଇଁ ହୋଷ୍ଟ ଡେସ୍କରେ ଯୋଗ ଦେଇ ଏହି ଇମେଲ ଠିକଣା ଦେଇଛନ୍ତି। ସେ ଯଦି ଆପଣ, ତେବେ ନିଶ୍ଚିତ କରିବା ପାଇଁ ଏହି ଲିଙ୍କ ଖୋଲନ୍ତୁ, ତା’ପରେ ଗୋଟିଏ ପାସୱାର୍ଡ ବାଛନ୍ତୁ: ଏଣିକି ଏହି ଦୁଇଟି ଦେଇ ଲଗ ଇନ କରିବେ।`
        : 'ସାଇନ ଅପ କରିଥିବାରୁ ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ଇମେଲ ଠିକଣା ନିଶ୍ଚିତ କରିବା ପାଇଁ ଏହି ଲିଙ୍କ ଖୋଲନ୍ତୁ, ତା’ପରେ ଗୋଟିଏ ପାସୱାର୍ଡ ବାଛନ୍ତୁ।',
    ],
    action: { label: 'ମୋ ଇମେଲ ନିଶ୍ଚିତ କରନ୍ତୁ', link },
    closing: ['ଏହି ଲିଙ୍କ 24 ଘଣ୍ଟା, କିମ୍ବା ଆପଣ ପାସୱାର୍ଡ ବାଛିବା ପର୍ଯ୍ୟନ୍ତ କାମ କରେ।', IGNORE],
  };
}

export function alreadyRegistered(to: { loginLink: string }): MailTemplate {
  return {
    subject: 'ଆପଣଙ୍କର ଆଗରୁ ଆକାଉଣ୍ଟ ଅଛି',
    greeting: hello(null),
    paragraphs: [
      'ଏହି ଇମେଲ ଠିକଣାରେ କେହି ଜଣେ, ବୋଧହୁଏ ଆପଣ ନିଜେ, ସାଇନ ଅପ କରିବାକୁ ଚେଷ୍ଟା କଲେ। ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଆଗରୁ ଅଛି, ତେଣୁ କିଛି ବଦଳିନାହିଁ।',
      `ଆପଣ ଆଗ ପରି ଲଗ ଇନ କରିପାରିବେ। ପାସୱାର୍ଡ ମନେ ନଥିଲେ ସେଠାରେ “${FORGOT_PASSWORD}” ବାଛନ୍ତୁ।`,
    ],
    action: { label: 'ସାଇଟକୁ ଯାଆନ୍ତୁ', link: to.loginLink },
    closing: [IGNORE],
  };
}

export function resetPassword(to: { link: string }): MailTemplate {
  return {
    subject: 'ନୂଆ ପାସୱାର୍ଡ ବାଛନ୍ତୁ',
    greeting: hello(null),
    paragraphs: ['ନୂଆ ପାସୱାର୍ଡ ବାଛିବା ପାଇଁ ଏହି ଲିଙ୍କ ଖୋଲନ୍ତୁ।'],
    action: { label: 'ନୂଆ ପାସୱାର୍ଡ ବାଛନ୍ତୁ', link: to.link },
    closing: ['ଏହି ଲିଙ୍କ ଘଣ୍ଟାଏ ଭିତରେ ଥରେ ମାତ୍ର କାମ କରେ। ସେପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ ପୁରୁଣା ପାସୱାର୍ଡ ଚଳିବ।', IGNORE],
  };
}

export function passwordChanged(to: { name: string | null }): MailTemplate {
  return {
    subject: 'ଆପଣଙ୍କ ପାସୱାର୍ଡ ବଦଳିଗଲା',
    greeting: hello(to.name),
    paragraphs: ['ଆପଣଙ୍କ ପାସୱାର୍ଡ ଏବେ ବଦଳିଛି, ଆଉ ଆପଣଙ୍କ ଅନ୍ୟ ଫୋନ ଓ କମ୍ପ୍ୟୁଟର ଲଗ ଆଉଟ ହୋଇଯାଇଛି।'],
    closing: ['ଯଦି ଏହା ଆପଣ ନିଜେ କରିନାହାଁନ୍ତି, ତେବେ ଏବେ ହିଁ ସାଇଟରେ ନୂଆ ପାସୱାର୍ଡ ବାଛନ୍ତୁ ଓ ଆମକୁ ଲେଖନ୍ତୁ।'],
  };
}
