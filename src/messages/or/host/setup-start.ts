/** Where setting up begins. */

export const TITLE = 'ଆପଣଙ୍କ ହୋମଷ୍ଟେ ତିଆରି କରନ୍ତୁ';
export const lead = 'ଛଅଟି ଛୋଟ ପଦକ୍ଷେପ। ରୁମର ଦାମ ଲେଖିଲେ ଅତିଥି ବୁକ କରିପାରିବେ।';
export const begin = 'ଆରମ୍ଭ କରନ୍ତୁ';
export const NAMED_ALREADY = 'ସାଇଟରେ ଆଗରୁ ଗୋଟିଏ ହୋମଷ୍ଟେ ଅଛି। ତା’ର ନାଁ “ଲେଖା ଓ ଫଟୋ” ରେ ବଦଳାନ୍ତୁ।';
