/** The page that tells how guests know the real site, and the links to it. */

export const KNOW_US = {
  title: 'कैसे पहचानें कि यह हम ही हैं',
  description: 'हमारी साइट और नकल में फ़र्क कैसे करें, किसे फ़ोन करके पूछें, और किन पतों पर ही पैसे दें।',
  lead: 'नकली होमस्टे असली होमस्टे की तस्वीरें और नाम चुरा लेते हैं। इन बातों से आप हमें पहचान सकते हैं।',
} as const;
