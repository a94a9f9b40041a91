/** The page that tells how guests know the real site, and the links to it. */

export const KNOW_US = {
  title: 'আমাদের চিনবেন কী করে',
  description: 'আমাদের সাইট আর নকল চিনবেন কী করে, কাকে ফোন করে জেনে নেবেন, আর শুধু কোন ঠিকানায় টাকা দেবেন।',
  lead: 'ভুয়ো হোমস্টে আসল বাড়ির ছবি আর নাম চুরি করে। এই লক্ষণগুলি দেখে আমাদের চিনে নিন।',
} as const;
