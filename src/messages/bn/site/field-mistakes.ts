/** What is wrong in a file of fields that the host has written, and how to write it. */

export * from '../../en/site/field-mistakes.ts';
