export * from '../../en/register/traveller-fields.ts';
