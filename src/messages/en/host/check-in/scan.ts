/** The page that reads the QR code of a booking with the camera. */

export const TITLE = 'Scan';
export const lead = 'Hold the guest’s QR code in front of the camera. The booking then opens at “Check in”.';
export const video = 'Picture of the camera';
export const STARTING = 'The camera is starting …';
export const LOOKING = 'Looking for a QR code …';
export const found = (reference: string) => `Found ${reference}. Opening the booking …`;
export const otherWay = 'You can also find the booking by its reference.';
export const DENIED =
  'This page may not use the camera. Allow it in the browser’s settings for this site, then try again.';
export const NO_CAMERA = 'No camera was found.';
export const NOT_SECURE = 'Browsers give the camera to pages on https only.';
export const CAMERA_FAILED = 'The camera could not be started. Another app may be using it.';
