/** What a host has perhaps mistyped. They may save it all the same. */

export const saveAnyway = 'ତଥାପି ସେଭ କରନ୍ତୁ';
export const priceJumps = (nights: number) => `${nights} ରାତିର ଦାମ ଅଧାରୁ ଅଧିକ ବଦଳୁଛି। ଏହି ଦାମ ଠିକ ତ?`;
