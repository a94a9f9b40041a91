/** The page that reads the QR code of a booking with the camera. */

export const TITLE = 'ସ୍କାନ';
export const lead = 'ଅତିଥିଙ୍କ QR କୋଡ କ୍ୟାମେରା ଆଗରେ ଧରନ୍ତୁ। ତା’ପରେ ବୁକିଂ “ଚେକ-ଇନ” ରେ ଖୋଲିବ।';
export const video = 'କ୍ୟାମେରାର ଛବି';
export const STARTING = 'କ୍ୟାମେରା ଖୋଲୁଛି…';
export const LOOKING = 'QR କୋଡ ଖୋଜୁଛୁ…';
export const found = (reference: string) => `${reference} ମିଳିଲା। ବୁକିଂ ଖୋଲୁଛି…`;
export const otherWay = 'ରେଫରେନ୍ସ ଦେଇ ମଧ୍ୟ ବୁକିଂ ଖୋଜିପାରିବେ।';
export const DENIED = 'ଏହି ପୃଷ୍ଠା କ୍ୟାମେରା ବ୍ୟବହାର କରିପାରିବ ନାହିଁ। ବ୍ରାଉଜରର ସେଟିଂରେ ଏହି ସାଇଟକୁ ଅନୁମତି ଦେଇ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const NO_CAMERA = 'କୌଣସି କ୍ୟାମେରା ମିଳିଲା ନାହିଁ।';
export const NOT_SECURE = 'ବ୍ରାଉଜର କେବଳ HTTPS ପୃଷ୍ଠାକୁ କ୍ୟାମେରା ଦିଏ।';
export const CAMERA_FAILED = 'କ୍ୟାମେରା ଖୋଲିହେଲା ନାହିଁ। ଅନ୍ୟ ଏକ ଆପ ହୁଏତ ତାକୁ ବ୍ୟବହାର କରୁଛି।';
