/** Sentences of the profile and of its calls (spec sections 2, 5 and 8). */

export const NO_PHONE = 'No phone number';

export const NOT_AN_IMAGE = 'Please select an image file';
export const IMAGE_TOO_LARGE = 'Image size should be less than 5MB';
export const PICTURE_SAVED = 'Profile picture updated successfully';
export const PICTURE_FAILED = 'Failed to upload profile picture. Please try again.';

export const PROFILE_SAVED = 'Profile updated successfully';
export const PROFILE_NOT_SAVED = 'Failed to update profile. Please try again.';
export const PROFILE_FAILED = 'Failed to load profile data. Please try again later.';
export const PROFILE_UNREADABLE = 'Failed to load profile data. Invalid response format.';
export const BOOKINGS_UNREADABLE = 'Failed to load bookings data. Invalid response format.';

export const PASSWORD_EMPTY = 'Password cannot be empty';
export const PASSWORD_CHANGED = 'Password changed successfully';
export const PASSWORD_NOT_CHANGED =
  'Failed to change password. Please check your current password and try again.';
