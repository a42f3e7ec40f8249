export { accountSettingsModule } from './account-settings.routes.ts';
