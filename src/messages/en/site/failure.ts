/** The screen of an unexpected application error (spec section 2). */
export const FAILURE_HEADING = 'Something went wrong';
export const FAILURE_UNKNOWN = 'An unexpected error occurred. Please try again.';
export const FAILURE_RELOAD = 'Reload';
export const PART_NOT_LOADED =
  'A part of this page could not be loaded. Please check your connection and reload the page.';
export const RETURN_HOME = 'Return to Homepage';
