/** What can be booked for a festival, on its card. */

export const roomsFree = 'ରୁମ ଖାଲି ଅଛି';
export const roomsLeft = (rooms: number) => `ଆଉ ${rooms}ଟି ରୁମ ଅଛି`;
export const allTaken = 'ସବୁ ରୁମ ଭର୍ତ୍ତି';
export const notOpen = 'ବୁକିଂ ଆରମ୍ଭ ହୋଇନାହିଁ';
export const longerOnly = 'କେବଳ ଅଧିକ ଦିନର ରହଣି';
