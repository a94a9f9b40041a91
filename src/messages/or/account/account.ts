/** Fields of an account, and their errors (spec section 5). */

export const EMAIL_NEEDED = 'ଦୟାକରି ଆପଣଙ୍କ ଇମେଲ ଠିକଣା ଲେଖନ୍ତୁ';
export const PASSWORD_TOO_SHORT = 'ପାସୱାର୍ଡରେ ଅତି କମରେ 8ଟି ଅକ୍ଷର ରହିବା ଦରକାର';
export const EMAIL = 'ଇମେଲ';
export const FULL_NAME = 'ପୂରା ନାଁ';
