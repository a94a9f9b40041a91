/** What is wrong with a traveller of a booking, for guests and for the desk. */

export const PROBLEMS = {
  missing: 'इसे भरना ज़रूरी है।',
  wrong: 'यह सही नहीं है।',
  date: 'तारीख साल-महीना-दिन में लिखें, जैसे 2026-12-25।',
  in_future: 'यह दिन अभी आया नहीं है।',
  country: 'कृपया देश चुनें।',
  last_four: 'पहचान पत्र के सिर्फ़ आखिरी चार अक्षर या अंक।',
  passport_number: 'पासपोर्ट नंबर में 5 से 15 अक्षर और अंक होते हैं।',
  visa_number: 'वीज़ा नंबर में सिर्फ़ अक्षर और अंक होते हैं।',
  masked: 'कृपया पूरा नंबर फिर लिखें।',
  ends_before_check_in: 'यह चेक-इन से पहले खत्म हो जाता है।',
  after_check_in: 'यह चेक-इन के बाद का नहीं हो सकता।',
  known: 'यह यात्री हमें नहीं मिले। कृपया जानकारी लिखें।',
} as const;
