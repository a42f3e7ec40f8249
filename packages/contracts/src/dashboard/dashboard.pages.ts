import { page } from '../page-address.ts';

export const dashboardPages = {
  dashboard: page('/dashboard'),
};
