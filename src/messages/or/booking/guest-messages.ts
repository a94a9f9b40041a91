/** The messages of guest and host on the guest's own booking page. */

export const message = 'ବାର୍ତ୍ତା';
export const send = 'ବାର୍ତ୍ତା ପଠାନ୍ତୁ';
export const HOST = 'ହୋଷ୍ଟ';
export const YOU = 'ଆପଣ';
export const hint = 'ଉତ୍ତର ଆପଣଙ୍କୁ ଇମେଲରେ ମଧ୍ୟ ମିଳିବ।';
export const NOT_LOADED = 'ବାର୍ତ୍ତା ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const NOT_SENT = 'ବାର୍ତ୍ତା ଗଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
