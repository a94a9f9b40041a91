export * from '../../../en/host/changes/changes.ts';
