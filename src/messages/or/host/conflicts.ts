/** Nights sold twice: by a booking here and by another site. */

export const title = 'ଦୁଇ ଥର ବିକା ହୋଇଥିବା ରାତି';
export const where = (room: string, nights: string) => `${room}, ${nights}`;
/** "ରାତି ଶୁକ୍ର, 18 ଡିସେ", "ରାତି 18–20 ଡିସେ". */
export const night = (day: string) => `ରାତି ${day}`;
export const nights = (ranges: readonly string[]) => `ରାତି ${ranges.join(', ')}`;
export const foundAt = (time: string) => `ଜଣାପଡ଼ିଲା ${time}`;
export const here = 'ଏଠାରେ ବୁକ ହୋଇଛି';
export const stay = (dates: string, nights: string) => `${dates}, ${nights}`;
export const openAt = (site: string) => `${site} ରେ ଖୋଲନ୍ତୁ`;
export const newTab = '(ନୂଆ ଟ୍ୟାବରେ ଖୋଲିବ)';
export const callGuest = 'ଫୋନ କରନ୍ତୁ';
export const writeGuest = 'WhatsApp';
export const whatToDo = (site: string) => `ଏଠାର ବୁକିଂ ରହିବ। ଜଣେ ଅତିଥିଙ୍କୁ ଅନ୍ୟ ରୁମ ଦିଅନ୍ତୁ, କିମ୍ବା ${site} ରେ ବାତିଲ କରନ୍ତୁ।`;
/** `first`: the site whose booking has the nights here. */
export const betweenSites = (first: string, site: string) =>
  first === site
    ? `ଦୁଇଟିଯାକ ${site} ବିକିଛି। ସେଠାରେ ଗୋଟିଏ ବଦଳାନ୍ତୁ କିମ୍ବା ବାତିଲ କରନ୍ତୁ।`
    : `ଦୁଇଟିଯାକ ଅନ୍ୟ ସାଇଟରେ ବିକା ହୋଇଛି। ${first} କିମ୍ବା ${site} ରେ ଗୋଟିଏ ବଦଳାନ୍ତୁ ବା ବାତିଲ କରନ୍ତୁ।`;
export const move = (guest: string, room: string) => `${guest} ଙ୍କୁ ${room} ଦିଅନ୍ତୁ`;
export const offer = (site: string, rooms: string) => `${site} ର ଅତିଥିଙ୍କ ପାଇଁ ${rooms} ଖାଲି ଅଛି।`;
export const offerMany = (site: string, rooms: string) => `${site} ର ଅତିଥିଙ୍କ ପାଇଁ ଏଗୁଡ଼ିକ ଖାଲି ଅଛି: ${rooms}।`;
export const NO_FREE_ROOM = 'ଦୁଇ ଅତିଥିଙ୍କ ଭିତରୁ କାହା ପାଇଁ ଏହିପରି କୌଣସି ରୁମ ଖାଲି ନାହିଁ।';
export const ownBlock = (reference: string, site: string) =>
  `ଏହା ଯଦି ଆମେ ${site} କୁ ପଠାଇଥିବା ${reference} ର ନକଲ ମାତ୍ର, “ସମାଧାନ ହେଲା” ଦବାନ୍ତୁ।`;

export const settle = 'ସମାଧାନ ହେଲା';
export const settleTitle = 'ସମାଧାନ ହୋଇଗଲା କି?';
export const settleText = (room: string, nights: string) => `${room}, ${nights}: ଧ୍ୟାନ ଦେବାକୁ ଥିବା ତାଲିକାରୁ ଏହା ହଟିଯିବ।`;
export const how = 'କିପରି ସମାଧାନ ହେଲା?';
export const howHint = 'ଇଚ୍ଛା ହେଲେ ଲେଖନ୍ତୁ, ଅନ୍ୟ ହୋଷ୍ଟଙ୍କ ପାଇଁ।';
export const notYet = 'ଏବେ ନୁହେଁ';
export const settledDone = 'ସମାଧାନ ହେଲା ବୋଲି ଲେଖାହେଲା।';
export const settledBefore = (count: number) => `ଗତ 30 ଦିନରେ ସମାଧାନ ହୋଇଛି (${count})`;
export const settledAt = (time: string) => `ସମାଧାନ ହେଲା ${time}`;
export const both = (reference: string, guest: string, site: string) => `${reference} ${guest} ଓ ${site}`;
