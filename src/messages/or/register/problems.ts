/** What is wrong with a traveller of a booking, for guests and for the desk. */

export const PROBLEMS = {
  missing: 'ଏହା ଲେଖିବା ଦରକାର।',
  wrong: 'ଏହା ଠିକ ନୁହେଁ।',
  date: 'ତାରିଖଟି ବର୍ଷ-ମାସ-ଦିନ କରି ଲେଖନ୍ତୁ, ଯେପରି 2026-12-25।',
  in_future: 'ଏହି ଦିନ ଏପର୍ଯ୍ୟନ୍ତ ଆସିନାହିଁ।',
  country: 'ଦୟାକରି ଗୋଟିଏ ଦେଶ ବାଛନ୍ତୁ।',
  last_four: 'ପରିଚୟ ପତ୍ରର କେବଳ ଶେଷ ଚାରିଟି ଅକ୍ଷର ବା ଅଙ୍କ।',
  passport_number: 'ପାସପୋର୍ଟ ନମ୍ବରରେ 5 ରୁ 15ଟି ଅକ୍ଷର ଓ ଅଙ୍କ ଥାଏ।',
  visa_number: 'ଭିସା ନମ୍ବରରେ କେବଳ ଅକ୍ଷର ଓ ଅଙ୍କ ଥାଏ।',
  masked: 'ଦୟାକରି ପୂରା ନମ୍ବର ପୁଣି ଲେଖନ୍ତୁ।',
  ends_before_check_in: 'ଏହା ଚେକ-ଇନ ଆଗରୁ ସରିଯାଏ।',
  after_check_in: 'ଏହା ଚେକ-ଇନ ପରେ ହୋଇପାରିବ ନାହିଁ।',
  known: 'ଏହି ଯାତ୍ରୀଙ୍କୁ ଆମେ ଜାଣିନାହୁଁ। ଦୟାକରି ବିବରଣୀ ଲେଖନ୍ତୁ।',
} as const;
