/** The page on which a human pays for what an assistant has held, `/offer`. */

export const title = 'देख लें और भुगतान करें';
export const lead = 'एक असिस्टेंट ने ये कमरे आपके लिए रोके हैं। भुगतान से पहले सब कुछ देख लें।';
export const over =
  'यह लिंक अब नहीं चलता: भुगतान का समय बीत गया, बुकिंग का भुगतान हो चुका है, या लिंक अधूरा है। अगर आप भुगतान कर चुके हैं, तो पुष्टि आपके ईमेल में है।';
/** After the guest has closed the payment window. */
export const stillHeld = 'भुगतान पूरा नहीं हुआ। समय रहते तक आपके कमरे रुके रहेंगे, और तब तक आप भुगतान कर सकते हैं।';
export const addressHint = 'ज़रूरी नहीं। यह आपके इनवॉइस पर छपता है।';
