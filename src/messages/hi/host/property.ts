export * from '../../en/host/property.ts';
