/** The profile's dialog (spec section 2, "Profile"). */

export const phone = 'Phone';
export const address = 'Address';
export const emailFixed = "Your email can't be changed.";
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const changePassword = 'Change Password';
export const changePicture = 'Change profile picture';
export const uploading = 'Uploading…';
export const pictureRule = 'JPEG, PNG or WebP, under 5 MB.';
export const saveChanges = 'Save Changes';
