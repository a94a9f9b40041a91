/** What is wrong with a traveller of a booking, for guests and for the desk. */

export const PROBLEMS = {
  missing: 'এটি লিখতে হবে।',
  wrong: 'এটি ঠিক নয়।',
  date: 'তারিখ লিখুন এভাবে: বছর-মাস-দিন, যেমন 2026-12-18।',
  in_future: 'এই দিন এখনও আসেনি।',
  country: 'একটি দেশ বেছে নিন।',
  last_four: 'শুধু পরিচয়পত্রের শেষ চারটি অক্ষর বা অঙ্ক।',
  passport_number: 'পাসপোর্টের নম্বরে 5 থেকে 15টি ইংরেজি অক্ষর ও অঙ্ক থাকে।',
  visa_number: 'ভিসার নম্বরে শুধু ইংরেজি অক্ষর ও অঙ্ক থাকে।',
  masked: 'পুরো নম্বরটি আবার লিখুন।',
  ends_before_check_in: 'এর মেয়াদ চেক-ইনের আগেই শেষ।',
  after_check_in: 'এটি চেক-ইনের পরে হতে পারে না।',
  known: 'এই যাত্রীকে চেনা গেল না। তথ্যগুলি লিখুন।',
} as const;
