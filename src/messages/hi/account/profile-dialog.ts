/** The profile's dialog (spec section 2, "Profile"). */

export const phone = 'फ़ोन';
export const address = 'पता';
export const emailFixed = 'आपका ईमेल बदला नहीं जा सकता।';
export const currentPassword = 'मौजूदा पासवर्ड';
export const newPassword = 'नया पासवर्ड';
export const changePassword = 'पासवर्ड बदलें';
export const changePicture = 'प्रोफ़ाइल की तस्वीर बदलें';
export const uploading = 'अपलोड हो रही है…';
export const pictureRule = 'JPEG, PNG या WebP, 5 MB से कम।';
export const saveChanges = 'बदलाव सहेजें';
