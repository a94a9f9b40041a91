/** Where setting up begins. */

export const TITLE = 'अपना होमस्टे तैयार करें';
export const lead = 'छह छोटे कदम। कमरे की कीमत तय होते ही मेहमान उसे बुक कर सकते हैं।';
export const begin = 'शुरू करें';
export const NAMED_ALREADY = 'साइट पर एक होमस्टे पहले से है। उसका नाम “शब्द और तस्वीरें” में बदलें।';
