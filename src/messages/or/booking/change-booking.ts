/** Texts for changing a booking. */

export const title = 'ବୁକିଂ ବଦଳାନ୍ତୁ';
export const keep = 'ଯେମିତି ଅଛି ଥାଉ';
export const asking = 'ଦାମ ଦେଖୁଛୁ…';
export const lookFailed = 'ଆମେ ଦାମ ଜାଣିପାରିଲୁ ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const changeFailed = 'ଆମେ ଆପଣଙ୍କ ବୁକିଂ ବଦଳାଇପାରିଲୁ ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରିବା ଆଗରୁ ଦୟାକରି ତାହା ଦେଖିନିଅନ୍ତୁ।';

/** The terms of a change, shown before it is chosen. */
export const terms =
  'ଆପଣ ଦେଇଥିବା ଟଙ୍କା ନୂଆ ରହଣିରେ ଲାଗିବ। ଅଧିକ ପଡ଼ିଲେ ଫରକ ଟଙ୍କା ଦେବେ; କମ ପଡ଼ିଲେ ବାତିଲ ନିୟମ ଅନୁସାରେ ଆମେ ଫେରସ୍ତ ଦେବୁ।';

export const unchanged = 'ଆପଣ କ’ଣ ବଦଳାଇବାକୁ ଚାହାଁନ୍ତି, ବାଛନ୍ତୁ।';
export const totalBefore = (rupees: string) => `ଆଗରୁ: ${rupees}`;
export const same = 'ଦାମ ସମାନ ରହିବ।';
export const refunded = (rupees: string) => `ଆପଣ ଯେଉଁ ଉପାୟରେ ପେମେଣ୍ଟ କରିଥିଲେ, ସେହି ଉପାୟରେ ${rupees} ଫେରସ୍ତ ମିଳିବ।`;
export const cancellationCharge = (rupees: string) => `ବାତିଲ ଚାର୍ଜ: ${rupees}।`;
export const dueLater = (rupees: string) => `ତା’ପରେ ଚେକ-ଇନ ବେଳେ ହୋମଷ୍ଟେରେ ${rupees} ଦେବାକୁ ରହିବ।`;
export const payNow = (rupees: string) => `ଏହି ବଦଳ ପାଇଁ ଏବେ ${rupees} ଦିଅନ୍ତୁ।`;
export const newTotal = 'ନୂଆ ମୋଟ';
export const costs = 'ବଦଳାଇବାକୁ କେତେ ପଡ଼ିବ';
export const roomsTitle = 'ରୁମ';
export const bookedNow = 'ଏବେ ବୁକ ହୋଇଛି';
/** A free room: how many it sleeps, and its price. */
export const freeRoom = (capacity: number, rupees: string) => `${capacity} ଜଣଙ୍କ ପାଇଁ · ପ୍ରତି ରାତି ${rupees}`;
export const oneRoomStays = 'ବୁକିଂରେ ଅତି କମରେ ଗୋଟିଏ ରୁମ ରହିବା ଦରକାର।';
export const lookingForRooms = 'ଖାଲି ରୁମ ଖୋଜୁଛୁ…';
export const noOtherRoom = 'ଏହି ତାରିଖରେ ଆଉ କୌଣସି ରୁମ ଖାଲି ନାହିଁ।';
export const roomsFailed = 'ଆମେ ଅନ୍ୟ ରୁମ ଖୋଜିପାରିଲୁ ନାହିଁ।';

/** Paying for a change that costs more now. */
export const payAndChange = (rupees: string) => `${rupees} ଦେଇ ବଦଳାନ୍ତୁ`;
export const PAYING = {
  opening: 'ଏହି ବଦଳର ପେମେଣ୍ଟ ପ୍ରସ୍ତୁତ ହେଉଛି…',
  window: 'ଆପଣଙ୍କ ପେମେଣ୍ଟକୁ ଅପେକ୍ଷା କରିଛୁ…',
  verifying: 'ଏହି ବଦଳର ପେମେଣ୍ଟ ଯାଞ୍ଚ କରୁଛୁ…',
  waiting: 'ଆମେ ଆପଣଙ୍କ ପେମେଣ୍ଟ ଯାଞ୍ଚ କରୁଛୁ। ପେମେଣ୍ଟ ନିଶ୍ଚିତ ହେବା ଯାଏ ଆପଣଙ୍କ ବୁକିଂ ଯେମିତି ଅଛି ସେମିତି ରହିବ।',
} as const;
export const paid = 'ଆପଣଙ୍କ ପେମେଣ୍ଟ ମିଳିଗଲା ଓ ବୁକିଂ ବଦଳିଗଲା। ନୂଆ ଇନଭଏସ ସହିତ ଗୋଟିଏ ଇମେଲ ଯାଉଛି।';
export const payDismissed = 'ପେମେଣ୍ଟ ସରିଲା ନାହିଁ। ଆପଣଙ୍କ ବୁକିଂ ଯେମିତି ଥିଲା ସେମିତି ଅଛି, ଆଉ ଏହି ବଦଳ ପାଇଁ ଏବେ ବି ଟଙ୍କା ଦେଇପାରିବେ।';
export const bookingStays = 'ଆପଣଙ୍କ ବୁକିଂ ଯେମିତି ଥିଲା ସେମିତି ଅଛି।';
export const payFailed = 'ପେମେଣ୍ଟ ହୋଇପାରିଲା ନାହିଁ। ଆପଣଙ୍କ ବୁକିଂ ଯେମିତି ଥିଲା ସେମିତି ଅଛି, ଆଉ ଆପଣ ପୁଣି ଚେଷ୍ଟା କରିପାରିବେ।';
export const payNotOpened = 'ଆମେ ପେମେଣ୍ଟ ଖୋଲିପାରିଲୁ ନାହିଁ। ଆପଣଙ୍କ ବୁକିଂ ଯେମିତି ଥିଲା ସେମିତି ଅଛି। ଦୟାକରି ମିନିଟିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
