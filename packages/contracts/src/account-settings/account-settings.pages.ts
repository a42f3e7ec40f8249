import { page } from '../page-address.ts';

export const accountSettingsPages = {
  settings: page('/settings', {
    hash: ['account', 'security', 'notifications', 'appearance', 'privacy', 'data'],
  }),
};
