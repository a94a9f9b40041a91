/** The page on which a human pays for what an assistant has held, `/offer`. */

export const title = 'দেখে নিয়ে টাকা দিন';
export const lead = 'একটি অ্যাসিস্ট্যান্ট আপনার জন্য এই ঘর ধরে রেখেছে। টাকা দেওয়ার আগে সব দেখে নিন।';
export const over =
  'এই লিঙ্ক আর কাজ করে না: টাকা দেওয়ার সময় শেষ, বুকিংয়ের টাকা দেওয়া হয়ে গেছে, কিংবা লিঙ্কের কিছুটা বাদ পড়েছে। টাকা দিয়ে থাকলে আমাদের নিশ্চিতকরণ আপনার ইমেলে আছে।';
/** After the guest has closed the payment window. */
export const stillHeld = 'পেমেন্ট শেষ হয়নি। সময় থাকা পর্যন্ত আপনার ঘর ধরে রাখা থাকবে, ততক্ষণ টাকা দিতে পারেন।';
export const addressHint = 'না দিলেও চলে। এটি আপনার ইনভয়েসে ছাপা হয়।';
