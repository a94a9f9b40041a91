/** The sentence of each error code, fit to show to a guest. */
export const REFUSAL_SENTENCES = {
  bad_request: 'कुछ जानकारी छूट गई है या सही नहीं है। एक बार देखकर फिर कोशिश करें।',
  wrong_password: 'पासवर्ड बदल नहीं पाया। कृपया मौजूदा पासवर्ड जाँचकर फिर कोशिश करें।',
  invalid_token: 'यह लिंक गलत है या पुराना हो गया है। कृपया नया लिंक मँगाएँ।',
  invalid_image: 'कृपया कोई तस्वीर चुनें',
  wrong_feed_address: 'यह किसी कैलेंडर का पता नहीं है। पूरा लिंक कॉपी करें; वह https:// से शुरू होता है।',
  invalid_signature: 'भुगतान की जाँच नहीं हो पाई',
  not_signed_in: 'आगे बढ़ने के लिए लॉग इन करें।',
  wrong_credentials: 'ईमेल या पासवर्ड सही नहीं है। कृपया फिर कोशिश करें।',
  session_ended: 'आपका लॉग इन समाप्त हो गया है। फिर से लॉग इन करें।',
  origin_refused: 'यह अनुरोध किसी दूसरी साइट से आया था, इसलिए नहीं माना गया।',
  verification_required: 'पासवर्ड बनाने के लिए, हमने अभी जो ईमेल भेजा है उसका लिंक इसी ब्राउज़र में खोलें।',
  proof_required: 'कृपया पुष्टि करें कि यह आप ही हैं, और फिर कोशिश करें।',
  email_not_verified: 'लॉग इन करने से पहले कृपया अपने ईमेल की पुष्टि करें। पुष्टि का लिंक आपके इनबॉक्स में है।',
  owner_only: 'यह काम सिर्फ़ होमस्टे के मालिक कर सकते हैं।',
  own_homestay: 'आप अपने ही होमस्टे का रिव्यू नहीं दे सकते।',
  right_missing: 'आपको इसकी अनुमति नहीं है। होमस्टे के मालिक से पूछें।',
  passkey_required: 'कृपया अपनी पासकी से पुष्टि करें, और फिर कोशिश करें।',
  passkey_refused: 'इससे पक्का नहीं हुआ कि यह आप ही हैं। कृपया फिर कोशिश करें।',
  not_found: 'आप जो ढूँढ रहे हैं, वह हमें नहीं मिला।',
  method_not_allowed: 'इस पते पर ऐसा अनुरोध नहीं लिया जाता।',
  method_unknown: 'सर्वर ऐसे अनुरोध को नहीं पहचानता।',
  review_used: 'यह लिंक पहले ही इस्तेमाल हो चुका है।',
  code_unknown: 'यह कोड हमारे पास नहीं है।',
  code_expired: 'इस कोड का समय निकल गया है।',
  code_used_up: 'यह कोड जितनी बार चलना था, चल चुका है।',
  code_not_applicable: 'यह कोड इस बुकिंग के लिए नहीं है।',
  code_exists: 'इस नाम का कोड पहले से है।',
  room_taken: 'कोई एक कमरा अब इन तारीखों में खाली नहीं है।',
  room_booked: 'इस कमरे में आगे अभी मेहमान आने वाले हैं या यह किसी के लिए रोका हुआ है।',
  rates_not_open: 'इन तारीखों की बुकिंग अभी शुरू नहीं हुई है।',
  minimum_stay: 'इन तारीखों में किसी कमरे के लिए ज़्यादा दिन ठहरना होगा।',
  past_dates: 'ये तारीखें बीत चुकी हैं। कृपया आज या आगे की तारीखें चुनें।',
  capacity_exceeded: 'इतने लोगों के लिए ये कमरे कम हैं। आगे बढ़ने के लिए और कमरे जोड़ें।',
  too_many_rooms: 'मेहमानों से ज़्यादा कमरे हैं। एक कमरा हटाएँ, या उसमें ठहरने वाले मेहमान जोड़ें।',
  stay_too_long: 'इतने दिन की बुकिंग ऑनलाइन नहीं हो सकती। कम रातें चुनें, या हमसे बात करें।',
  mixed_stay: 'एक बुकिंग के सब कमरे एक ही होमस्टे में और एक ही तारीखों के होने चाहिए।',
  rooms_free: 'इन तारीखों में कमरे खाली हैं, आप अभी बुक कर सकते हैं।',
  price_changed: 'आपके देखने के बाद कीमत बदल गई है।',
  hold_expired: 'भुगतान का समय निकल गया और कमरे दूसरों के लिए खोल दिए गए। कृपया फिर से बुक करें।',
  already_paid: 'इस बुकिंग का भुगतान हो चुका है।',
  not_pending: 'सिर्फ़ वही बुकिंग छोड़ी जा सकती है जिसका भुगतान नहीं हुआ।',
  not_changeable: 'यह बुकिंग अब बदली नहीं जा सकती।',
  change_costs_more: 'इस बदलाव की कीमत आपके दिए पैसों से ज़्यादा है। फ़र्क का भुगतान करें, हम तुरंत बदल देंगे।',
  change_overtaken: 'यह बदलाव अब नहीं हो सका, इसलिए आपकी बुकिंग जैसी थी वैसी ही है। पूरा पैसा हम वापस कर रहे हैं।',
  not_booked: 'सिर्फ़ पक्की बुकिंग रद्द की जा सकती है।',
  stay_begun: 'आपका ठहरना शुरू हो चुका है। हमें फ़ोन करें, कोई रास्ता निकालेंगे।',
  refund_changed: 'आपके देखने के बाद, रद्द करने पर मिलने वाला रिफ़ंड बदल गया है।',
  nights_changed: 'आपके देखने के बाद किसी दूसरे मेज़बान ने ये रातें बदल दी हैं।',
  settings_changed: 'आपके खोलने के बाद किसी और ने कुछ बदला है। फिर से खोलें, उसके बाद बदलें।',
  too_many_photos: 'पहले से 40 फ़ोटो हैं। पहले एक हटाएँ।',
  undo_ended: 'यह बदलाव यहाँ से अब वापस नहीं हो सकता। रातें खुद पहले जैसी कर दें।',
  booking_changed: 'आपके देखने के बाद यह बुकिंग बदल गई है।',
  wrong_state: 'बुकिंग अभी जिस हाल में है, उसमें यह नहीं हो सकता।',
  owner_has_all: 'मालिक सब कुछ कर सकते हैं। अधिकार सिर्फ़ स्टाफ़ के बदले जा सकते हैं।',
  channel_booking: 'यह बुकिंग किसी दूसरी साइट पर हुई थी। वहीं बदलें या रद्द करें; यह पेज अपने आप बदल जाएगा।',
  no_gateway: 'इस साइट पर भुगतान नहीं होता। मेज़बान को पैसे दें, जैसा आपकी बुकिंग के पेज पर लिखा है।',
  awaits_host: 'पहले मेज़बान बताएँगे कि कमरा खाली है। तब तक आपको कुछ नहीं देना है।',
  feed_exists: 'यह कैलेंडर इस कमरे के लिए पहले से पढ़ा जा रहा है।',
  only_blocks: 'इस कैलेंडर में अब तक किसी बुकिंग का नाम नहीं आया: हो सकता है उसकी बुकिंग “उपलब्ध नहीं” कहलाती हों।',
  too_many_feeds: 'एक कमरे में दूसरी साइटों के ज़्यादा से ज़्यादा 10 कैलेंडर हो सकते हैं।',
  over_balance: 'यह बुकिंग की बाकी रकम से ज़्यादा है।',
  over_paid: 'यह बुकिंग के लिए दी गई रकम से ज़्यादा है।',
  already_issued: 'इनवॉइस पहले ही बन चुका है।',
  papers_issued: 'उस दिन के बाद के कागज़ात बन चुके हैं। बदले हुए इनवॉइस के लिए अपने अकाउंटेंट से पूछें।',
  price_gap: 'इस कीमत पर GST की कोई दर नहीं बैठती। पास की कीमतों में से एक चुनें।',
  not_voidable: 'सिर्फ़ मेज़बान का दर्ज किया हुआ भुगतान रद्द हो सकता है, वह भी एक बार।',
  payment_failed: 'भुगतान नहीं हो पाया। आपके पैसे नहीं कटे हैं।',
  idempotency_conflict: 'यह अनुरोध पहले अलग जानकारी के साथ भेजा जा चुका है।',
  reservation_gone: 'यह बुकिंग छोड़ दी गई है। कृपया फिर से शुरू करें।',
  link_ended:
    'यह लिंक अब नहीं चलता: यह चेक-आउट के 90 दिन बाद तक काम करता है। जिस ईमेल पते से बुक किया था, उससे लॉग इन करें, या हमसे बात करें।',
  file_link_ended: 'यह लिंक अब नहीं चलता। अपनी बुकिंग खोलकर फ़ाइल वहीं से डाउनलोड करें।',
  body_too_large: 'अनुरोध बहुत बड़ा है।',
  body_too_slow: 'अनुरोध पहुँचने में बहुत समय लगा। कृपया फिर कोशिश करें।',
  wrong_content_type: 'अनुरोध JSON में भेजना होगा।',
  misdirected: 'यह साइट इस पते पर नहीं है। कृपया पता जाँचकर फिर कोशिश करें।',
  too_many_holds:
    'बिना भुगतान की बहुत सी बुकिंग हैं। किसी एक का भुगतान करें या उसे छोड़ें, लॉग इन करें, या कुछ मिनट बाद कोशिश करें।',
  too_many_requests: 'बहुत बार कोशिश हो चुकी है। थोड़ा रुककर फिर कोशिश करें।',
  internal: 'हमारी तरफ़ से कुछ गड़बड़ हुई है। कृपया फिर कोशिश करें।',
  payment_unavailable: 'भुगतान की सेवा अभी नहीं चल रही है। कृपया एक मिनट बाद फिर कोशिश करें।',
  database_unavailable: 'हमारी बुकिंग का रिकॉर्ड अभी नहीं खुल रहा है। कृपया एक मिनट बाद फिर कोशिश करें।',
  busy: 'पहले दूसरी फ़ोटो की बारी है। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
  starting: 'साइट शुरू हो रही है। कृपया थोड़ी देर में फिर कोशिश करें।',
  stopping: 'सर्वर फिर से शुरू हो रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',
} as const;

/** Sentences for unexpected errors, by the calls that the specification names (spec section 8). */
const FAILURES: readonly [call: RegExp, sentence: string][] = [
  [/\/reservation\/create$/, 'बुकिंग नहीं हो पाई'],
  [/\/razorpay\/order$/, 'भुगतान शुरू नहीं हो पाया'],
  [/\/razorpay\/verify$/, REFUSAL_SENTENCES.invalid_signature],
  [/\/reservation\/\d+\/payment$/, 'बुकिंग का भुगतान दर्ज नहीं हो पाया'],
];

export function failureOf(path: string): string {
  return FAILURES.find(([call]) => call.test(path))?.[1] ?? REFUSAL_SENTENCES.internal;
}

/** Why a field of a request is invalid, by kind of problem. */
export const FIELD_SENTENCES = {
  missing: 'यह भरना ज़रूरी है।',
  too_short: 'यह बहुत छोटा है।',
  too_long: 'यह बहुत लंबा है।',
  too_small: 'यह संख्या बहुत छोटी है।',
  too_large: 'यह संख्या बहुत बड़ी है।',
  wrong: 'यह सही नहीं है।',
  date: 'तारीख साल-महीना-दिन में लिखें, जैसे 2026-12-25।',
  number: 'यह पूरी संख्या होनी चाहिए।',
} as const;

export const PASSWORD_TOO_SHORT = 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए';

/** Shown instead of a price: the stay is too short (spec section 8). */
export const minimumStay = (nights: number) => `कम से कम ${nights} दिन ठहरना होगा`;

/** Shown instead of a price: a night has no rate yet; `month` as in "March 2028" (spec section 8). */
export const ratesNotOpen = (month: string) => `माफ़ कीजिए, ${month} की बुकिंग अभी शुरू नहीं हुई है`;

/** Shown instead of a price: the host took a night off sale. */
export const NIGHTS_CLOSED = 'इन तारीखों पर खाली नहीं';

/** Shown instead of a price that can't be computed. */
export const SYSTEM_ERROR = 'इस कमरे की कीमत अभी नहीं दिख पा रही है।';

export const CHECK_OUT_AFTER_CHECK_IN = 'चेक-आउट, चेक-इन के बाद होना चाहिए।';
export const STAY_TOO_LONG = 'कृपया ज़्यादा से ज़्यादा 365 रातें चुनें।';
export const calendarTooLong = (days: number) => `यह शुरू की तारीख के 1 से ${days} दिन बाद होना चाहिए।`;

/** To a host who sets nights. */
export const nightsTooMany = (days: number) => `1 से ${days} रातें चुनें।`;
export const nightsTooFar = (days: number) => `अगले ${days} दिनों की रातें चुनें।`;
export const NOTHING_TO_SET = 'चुनें कि क्या बदलना है।';
export const NIGHT_NEEDS_PRICE = 'इनमें से कुछ रातों की कीमत अभी तय नहीं है। पहले उनकी कीमत डालें।';
export const RATE_PROBLEMS = {
  ends_before: 'आखिरी रात, पहली रात से पहले नहीं हो सकती।',
  unknown_room: 'इस होमस्टे में ऐसा कोई कमरा नहीं है।',
  room_twice: 'एक कमरे की एक ही आम कीमत होती है।',
} as const;
export const DISCOUNT_TWICE = 'इतनी रातों के लिए छूट पहले से है।';
export const DISCOUNT_OVER_PRICE = 'छूट हर रात की कीमत से कम होनी चाहिए।';

export const BOOKING_LINK_UNKNOWN =
  'इस लिंक से कोई बुकिंग नहीं मिली। उसके बारे में हमारे सबसे नए ईमेल का लिंक खोलें, या जिस ईमेल पते से बुक किया था उससे लॉग इन करें।';

/** Others may read an old e-mail. */
export const FRESH_LINK_NEEDED = 'आपकी बुकिंग सुरक्षित रहे, इसलिए यहाँ नया लिंक चाहिए। हम अभी नया लिंक ईमेल कर सकते हैं।';
export const FRESH_LINK_SENT = 'हमने इस बुकिंग के ईमेल पते पर नया लिंक भेज दिया है। आगे बढ़ने के लिए उसे इसी ब्राउज़र में खोलें।';

/** A change that costs more is made by paying for it. */
export const changeCostsMore = (rupees: string) =>
  `इस बदलाव के ${rupees} और लगेंगे। यह फ़र्क चुका दें, हम तुरंत बदल देंगे।`;
export const CHANGE_OVERTAKEN = 'इस कीमत का समय निकल गया है। कृपया कीमत फिर से देखें।';
export const CHANGE_IS_MADE = 'इस बदलाव के पैसे मिल चुके हैं और बदलाव हो चुका है।';
export const CHANGE_COSTS_NOTHING = 'इस बदलाव में कुछ नहीं लगता, इसलिए यह तुरंत हो सकता है।';
export const BOOKING_CHANGED = 'आपकी बुकिंग बदल दी गई है। नया इनवॉइस हम आपको ईमेल कर रहे हैं।';

export const RESERVATION_CREATED = 'कमरे आपके लिए रोक लिए गए हैं। बुकिंग पक्की करने के लिए भुगतान करें।';
export const HOST_CONFIRMS = 'कमरे आपके लिए रोक लिए गए हैं। मेज़बान 2 घंटे में पक्का करेंगे, और पैसे आप मेज़बान को देंगे।';
export const OPEN_THE_LINK =
  'कमरे थोड़ी देर के लिए रोके गए हैं। हमने जो लिंक भेजा है उसे खोलें: तब आपका अनुरोध मेज़बान को मिलेगा।';
export const HOST_CONFIRMS_FIRST =
  'कमरे आपके लिए रोक लिए गए हैं। मेज़बान 2 घंटे में पक्का करेंगे; तब तक आपको कुछ नहीं देना है।';

/** Longer stays are booked with the host. */
export const stayTooLong = (nights: number) =>
  `ऑनलाइन ज़्यादा से ज़्यादा ${nights} रातें बुक हो सकती हैं। कम रातें चुनें, या लंबे समय के लिए हमसे बात करें।`;

export const changeTooLate = (hours: number) =>
  `यह बुकिंग चेक-इन से ${hours} घंटे पहले तक ऑनलाइन बदली जा सकती है। हमें फ़ोन करें, कोई रास्ता निकालेंगे।`;
export const CHANGED_TOO_OFTEN = 'यह बुकिंग पाँच बार बदली जा चुकी है। फिर बदलने के लिए कृपया हमें फ़ोन करें।';

/** With the names of the rooms that are taken. */
export const roomsTaken = (names: readonly string[]) =>
  `${names.join(' और ')} अब इन तारीखों में खाली ${names.length > 1 ? 'नहीं हैं' : 'नहीं है'}।`;

export const priceChanged = (total: string) => `आपके देखने के बाद कीमत बदल गई है। अब कुल ${total} है।`;

export const refundChanged = (refund: string) =>
  `आपके देखने के बाद, रद्द करने पर मिलने वाला रिफ़ंड बदल गया है। अब वह ${refund} है।`;

export const ORDER_CREATED = 'अब आप भुगतान कर सकते हैं।';
export const PAYMENT_VERIFIED = 'आपका भुगतान मिल गया है और आपकी बुकिंग पक्की है।';
export const PAYMENT_PENDING = 'भुगतान सेवा से आपके भुगतान की पुष्टि आनी बाकी है। तब तक आपके कमरे रुके रहेंगे।';
export const CHANGE_PENDING = 'भुगतान सेवा से आपके भुगतान की पुष्टि आनी बाकी है। तब तक आपकी बुकिंग जैसी है वैसी ही रहेगी।';
export const NOT_BOOKED_YET = 'बाकी रकम सिर्फ़ पक्की बुकिंग की दी जा सकती है।';
export const STAY_OVER = 'आपके ठहरने के दिन पूरे हो चुके हैं, इसलिए अब ऑनलाइन पैसे नहीं दिए जा सकते। कृपया मेज़बान से पूछें।';
export const BALANCE_REFUNDED = 'आपकी बुकिंग के लिए इस भुगतान की ज़रूरत नहीं रही। पूरा पैसा हम वापस कर रहे हैं।';
export const PAID_TWICE_REFUNDED = 'इस बुकिंग के पैसे आप पहले ही दे चुके थे। दूसरा भुगतान हम वापस कर रहे हैं।';
export const CANCELLED_REFUNDED = 'आपका भुगतान आने से पहले यह बुकिंग रद्द हो चुकी थी। पूरा पैसा हम वापस कर रहे हैं।';
export const WRONG_AMOUNT_REFUNDED = 'हमें जितनी रकम मिली, वह देय रकम से अलग थी। पूरा पैसा हम वापस कर रहे हैं।';
export const PAYMENT_REFUNDED = 'आपका भुगतान हमें बहुत देर से मिला, और कमरे अब खाली नहीं हैं। पूरा पैसा हम वापस कर रहे हैं।';

/** Ends a sentence that is put together. */
export const FULL_STOP = '।';
