export { guardianContactModule } from './guardian-contact.routes.ts';
export { tellGuardians } from './guardian-contact.service.ts';
