/** The Add-ons step: what each add-on is, and what it costs. */

import { payableThere } from './extras.ts';

export const onTheBill = 'आपके बिल में';
export const breakfast = {
  about: 'हर सुबह घर का बना गरम नाश्ता।',
  price: (rupees: string) => `हर व्यक्ति, हर दिन ${rupees}`,
} as const;
export const extraBed = {
  about: 'साफ़ चादर वाला बिस्तर, आपके आने से पहले कमरे में लगा हुआ।',
  price: (rupees: string) => `हर बिस्तर, हर दिन ${rupees}`,
} as const;

export const fromTheHost = 'जिनका इंतज़ाम मेज़बान करते हैं';
/** What the host arranges, by kind; the host's own sentence replaces it. */
export const EXTRAS = {
  mahaprasad: 'जगन्नाथ मंदिर में चढ़ाया हुआ पवित्र भोजन।',
  bus_tickets: 'दिन भर की सैर की बस में सीटें।',
  priest: 'पंडा आपको जगन्नाथ मंदिर में दर्शन कराएँगे।',
  pick_up: 'स्टेशन या एयरपोर्ट से होमस्टे तक गाड़ी।',
} as const;
/** `₹150–400 a person, payable at the homestay` */
export const extraPrice = (price: string | undefined) =>
  price ? `${price}, ${payableThere}` : 'होमस्टे पर देना है';
