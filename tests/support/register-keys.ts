/** 32 bytes in Base64, as the settings have keys of the register. */
export const TEST_REGISTER_KEYS = `${'A'.repeat(43)}=`;
export const OTHER_REGISTER_KEY = `${'B'.repeat(42)}A=`;
