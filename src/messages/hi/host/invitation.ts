export * from '../../en/host/invitation.ts';
