/** The page that reads the QR code of a booking with the camera. */

export const TITLE = 'स्कैन करें';
export const lead = 'मेहमान का QR कोड कैमरे के सामने रखें। बुकिंग सीधे “चेक-इन करें” पर खुलेगी।';
export const video = 'कैमरे की तस्वीर';
export const STARTING = 'कैमरा चालू हो रहा है…';
export const LOOKING = 'QR कोड खोज रहे हैं…';
export const found = (reference: string) => `${reference} मिल गया। बुकिंग खुल रही है…`;
export const otherWay = 'बुकिंग आप रेफ़रेंस से भी खोज सकते हैं।';
export const DENIED = 'इस पेज को कैमरे की अनुमति नहीं है। ब्राउज़र की सेटिंग में इस साइट को अनुमति दें, फिर कोशिश करें।';
export const NO_CAMERA = 'कोई कैमरा नहीं मिला।';
export const NOT_SECURE = 'ब्राउज़र कैमरा सिर्फ़ https:// वाले पेज को देते हैं।';
export const CAMERA_FAILED = 'कैमरा चालू नहीं हो पाया। हो सकता है कोई और ऐप उसे चला रहा हो।';
