/** The page that tells how guests know the real site, and the links to it. */

export const KNOW_US = {
  title: 'ଆମକୁ କିପରି ଚିହ୍ନିବେ',
  description: 'ଆମ ସାଇଟ ଓ ନକଲ ସାଇଟ କିପରି ବାରିବେ, କେଉଁ ନମ୍ବରକୁ ଫୋନ କରିବେ, ଆଉ କେବଳ କେଉଁ ଠିକଣାରେ ଟଙ୍କା ଦେବେ।',
  lead: 'ଠକମାନେ ଅସଲି ହୋମଷ୍ଟେର ଫଟୋ ଓ ନାଁ ଚୋରି କରି ନକଲି ହୋମଷ୍ଟେ ଦେଖାନ୍ତି। ଏହି ଚିହ୍ନରୁ ଆପଣ ଆମକୁ ଚିହ୍ନିବେ।',
} as const;
