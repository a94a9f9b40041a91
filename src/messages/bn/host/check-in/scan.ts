/** The page that reads the QR code of a booking with the camera. */

export const TITLE = 'স্ক্যান';
export const lead = 'অতিথির QR কোড ক্যামেরার সামনে ধরুন। বুকিংটি খুলবে “চেক-ইন করুন” বোতামের কাছে।';
export const video = 'ক্যামেরার ছবি';
export const STARTING = 'ক্যামেরা চালু হচ্ছে …';
export const LOOKING = 'QR কোড খোঁজা হচ্ছে …';
export const found = (reference: string) => `${reference} পাওয়া গেছে। বুকিং খোলা হচ্ছে …`;
export const otherWay = 'রেফারেন্স দিয়েও বুকিং খুঁজে নিতে পারেন।';
export const DENIED = 'এই পাতার ক্যামেরা ব্যবহারের অনুমতি নেই। ব্রাউজারের সেটিংয়ে এই সাইটকে অনুমতি দিয়ে আবার চেষ্টা করুন।';
export const NO_CAMERA = 'কোনো ক্যামেরা পাওয়া গেল না।';
export const NOT_SECURE = 'ব্রাউজার শুধু নিরাপদ (HTTPS) পাতায় ক্যামেরা চালাতে দেয়।';
export const CAMERA_FAILED = 'ক্যামেরা চালু করা গেল না। হয়তো অন্য কোনো অ্যাপ ব্যবহার করছে।';
