/** The host's pictures of the services; a picture that was removed is left out. */
const files = import.meta.glob<string>(
  '/content/pictures/services/{breakfast,rooms,dining,bus-booking,temple-priest,auto}.*',
  { query: '?url', import: 'default', eager: true },
);

function pictureNamed(name: string): string | undefined {
  return Object.entries(files).find(([path]) => path.includes(`/${name}.`))?.[1];
}

/** By the draft's name of the service. */
export const ADD_ON_PICTURES = {
  breakfast: pictureNamed('breakfast'),
  extraCot: pictureNamed('rooms'),
  mahaprasad: pictureNamed('dining'),
  busTickets: pictureNamed('bus-booking'),
  priest: pictureNamed('temple-priest'),
  pickUp: pictureNamed('auto'),
};
