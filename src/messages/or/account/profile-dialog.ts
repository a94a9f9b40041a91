/** The profile's dialog (spec section 2, "Profile"). */

export const phone = 'ଫୋନ';
export const address = 'ଠିକଣା';
export const emailFixed = 'ଆପଣଙ୍କ ଇମେଲ ବଦଳାଇହେବ ନାହିଁ।';
export const currentPassword = 'ବର୍ତ୍ତମାନର ପାସୱାର୍ଡ';
export const newPassword = 'ନୂଆ ପାସୱାର୍ଡ';
export const changePassword = 'ପାସୱାର୍ଡ ବଦଳାନ୍ତୁ';
export const changePicture = 'ପ୍ରୋଫାଇଲ ଫଟୋ ବଦଳାନ୍ତୁ';
export const uploading = 'ଅପଲୋଡ ହେଉଛି…';
export const pictureRule = 'JPEG, PNG ବା WebP, 5 MB ରୁ କମ।';
export const saveChanges = 'ସେଭ କରନ୍ତୁ';
