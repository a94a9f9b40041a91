/** Texts of the API's documentation, besides the summaries of the contract. */

export * from '../../en/site/api-docs.ts';
