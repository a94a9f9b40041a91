/** The screen of an unexpected application error (spec section 2). */
export const FAILURE_HEADING = 'Something went wrong';
export const FAILURE_UNKNOWN = 'An unexpected error occurred. Please try again.';
export const FAILURE_RELOAD = 'Try again';
export const RETURN_HOME = 'Return to Homepage';
