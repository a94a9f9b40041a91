/** The profile's dialog (spec section 2, "Profile"). */

export const phone = 'ফোন';
export const address = 'ঠিকানা';
export const emailFixed = 'আপনার ইমেল বদলানো যায় না।';
export const currentPassword = 'এখনকার পাসওয়ার্ড';
export const newPassword = 'নতুন পাসওয়ার্ড';
export const changePassword = 'পাসওয়ার্ড বদলান';
export const changePicture = 'প্রোফাইলের ছবি বদলান';
export const uploading = 'পাঠানো হচ্ছে…';
export const pictureRule = 'JPEG, PNG বা WebP, 5 MB-র কম।';
export const saveChanges = 'সেভ করুন';
