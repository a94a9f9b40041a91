/**
 * E-mails about an account. Those that a stranger can trigger greet without a name, which the stranger may
 * have chosen.
 */

import { hello, IGNORE, type MailTemplate } from './mail.ts';

/** `homestays`: whose desk somebody joined with this email. */
export function verifyEmail(to: { homestays?: readonly string[] }, link: string): MailTemplate {
  return {
    subject: 'कृपया अपने ईमेल पते की पुष्टि करें',
    greeting: hello(null),
    paragraphs: [
      to.homestays
        ? `किसी ने ${to.homestays.join(' और ')} के मेज़बान डेस्क से जुड़ते समय यह ईमेल पता दिया है। अगर वह आप हैं, तो पुष्टि के लिए यह लिंक खोलें, फिर पासवर्ड चुनें: आगे से आप इन्हीं दोनों से लॉग इन करेंगे।`
        : 'साइन अप करने के लिए धन्यवाद। अपने ईमेल पते की पुष्टि के लिए यह लिंक खोलें, फिर पासवर्ड चुनें।',
    ],
    action: { label: 'ईमेल की पुष्टि करें', link },
    closing: ['यह लिंक 24 घंटे तक, या आपके पासवर्ड चुनने तक काम करता है।', IGNORE],
  };
}

export function alreadyRegistered(to: { loginLink: string }): MailTemplate {
  return {
    subject: 'आपका खाता पहले से है',
    greeting: hello(null),
    paragraphs: [
      'किसी ने इस ईमेल पते से साइन अप करने की कोशिश की, शायद आपने ही। आपका खाता पहले से है, इसलिए कुछ नहीं बदला है।',
      'आप हमेशा की तरह लॉग इन कर सकते हैं। पासवर्ड भूल गए हों, तो वहाँ "पासवर्ड भूल गए?" चुनें।',
    ],
    action: { label: 'साइट पर जाएँ', link: to.loginLink },
    closing: [IGNORE],
  };
}

export function resetPassword(to: { link: string }): MailTemplate {
  return {
    subject: 'नया पासवर्ड बनाएँ',
    greeting: hello(null),
    paragraphs: ['नया पासवर्ड चुनने के लिए यह लिंक खोलें।'],
    action: { label: 'नया पासवर्ड चुनें', link: to.link },
    closing: ['यह लिंक एक घंटे के भीतर, एक बार काम करता है। तब तक आपका पुराना पासवर्ड चलता रहेगा।', IGNORE],
  };
}

export function passwordChanged(to: { name: string | null }): MailTemplate {
  return {
    subject: 'आपका पासवर्ड बदल गया है',
    greeting: hello(to.name),
    paragraphs: ['आपका पासवर्ड अभी बदला गया है, और आपके दूसरे फ़ोन और कंप्यूटर से लॉग आउट कर दिया गया है।'],
    closing: ['अगर यह आपने नहीं किया, तो अभी साइट पर नया पासवर्ड बनाएँ और हमें लिखें।'],
  };
}
