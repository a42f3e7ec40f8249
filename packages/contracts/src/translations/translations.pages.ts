import { page } from '../page-address.ts';

export const translationsPages = {
  exportTexts: page('/export-texts', { query: ['q', 'part', 'view', 'page'] }),
};
