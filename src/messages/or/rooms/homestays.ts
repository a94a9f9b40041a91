/** The homestays on the home page, and the page of one. */

export const fromPrice = (price: string) => `ରୁମ ପିଛା ପ୍ରତି ରାତି ${price} ରୁ`;
export const rooms = (count: number) => `${count}ଟି ରୁମ`;
export const beach = 'ବେଳାଭୂମି';
/** After the name of a place: "ଚାଲିକରି 10 ମିନିଟ". */
export const onFoot = (minutes: number) => `ଚାଲିକରି ${minutes} ମିନିଟ`;
export const seeRooms = 'ରୁମ ଓ ଦାମ ଦେଖନ୍ତୁ';
export const seeRoomsOf = (name: string) => `${name}: ${seeRooms}`;

export const title = (name: string) => `${name}, ପୁରୀ`;
export const description = (about: {
  name: string;
  suits: string | undefined;
  rooms: string;
  price: string;
}) =>
  `ପୁରୀରେ ${about.name}: ${about.suits ? `${about.suits}। ` : ''}${about.rooms}${about.price ? `, ${about.price}` : ''}। ଫଟୋ, ରୁମ, ଖାଇବା, ମ୍ୟାପ ଓ ନିୟମ।`;
export const homestayUnknown = 'ହୋମଷ୍ଟେ ମିଳିଲା ନାହିଁ';
export const homestayUnknownWhy = 'ଆପଣ ଯେଉଁ ହୋମଷ୍ଟେ ଖୋଜୁଛନ୍ତି, ତାହା ଆମକୁ ମିଳିଲା ନାହିଁ।';
export const pictures = 'ଫଟୋ';
export const pictureOf = (tag: string, name: string) => (tag ? `${name}: ${tag}` : name);
export const aboutHomestay = (name: string) => `${name} ବିଷୟରେ`;
export const atHomestay = 'ହୋମଷ୍ଟେରେ';
export const ourRooms = 'ରୁମ';
export const roomsLead = 'ପ୍ରତ୍ୟେକ ରୁମର ନିଜ ପୃଷ୍ଠା ଅଛି: ସେଥିରେ ସବୁ ଫଟୋ, ପ୍ରତି ରାତିର ଦାମ ଓ ବୁକିଂ।';
export const sleeps = 'କେତେ ଜଣ';
export const beds = 'ବିଛଣା';
export const floor = 'ମହଲା';
export const size = 'ଆକାର';
export const ac = 'AC';
/** The words before and after the lowest price of a room, which is set in larger type. */
export const aroundPrice = () => ({ before: 'ପ୍ରତି ରାତି', after: 'ରୁ' });
export const unknown = 'ହୋଷ୍ଟଙ୍କୁ ପଚାରନ୍ତୁ';
export const getAround = 'କେଉଁଠି ଅଛି';
/** Lanes are longer than the straight line of a ring. */
export const ringsNote = (radii: readonly string[], minutes: readonly number[]) =>
  `ବୃତ୍ତଗୁଡ଼ିକ ଦୁଆରଠାରୁ ସିଧା ରେଖାରେ ${radii.join(' ଓ ')} ଦୂର: ଚାଲିକରି ଅତି କମରେ ${minutes.join(' ଓ ')} ମିନିଟ।`;
export const policies = 'ସମୟ ଓ ନିୟମ';
export const policiesLead = 'ଏହି ହୋମଷ୍ଟେର ସବୁ ନିୟମ, ଗୋଟିଏ ଜାଗାରେ।';
export const questions = 'ବାରମ୍ବାର ପଚରାଯାଉଥିବା ପ୍ରଶ୍ନ';

/** The label of a drawing that is shown in place of a photo. */
export const drawing = 'ଚିତ୍ର';
export const yourHost = 'ଆପଣଙ୍କ ହୋଷ୍ଟ';
export const hostNamed = (name: string) => `${name}, ଆପଣଙ୍କ ହୋଷ୍ଟ`;
export const callUs = (phone: string) => `କିମ୍ବା ${phone} ରେ ଫୋନ କରନ୍ତୁ`;
