import type { translationsApi } from '@app/contracts/translations/translations.api';
import { landingTexts } from '@app/messages/landing';
import { formWith } from './forms.ts';
import { admins, everybody } from './kinds.ts';
import type { Samples } from './sample.ts';

const key = 'landing.heroStart';
const { bhs } = landingTexts.heroStart;
const body = { value_bhs: 'Kreni', replaced_bhs: bhs };

export const translationsSamples: Samples<typeof translationsApi> = {
  all: { may: everybody },
  changes: { may: everybody },
  table: { may: admins },
  exportFile: {
    may: admins,
    own: () => ({ params: { format: 'csv' } }),
    absent: 'VALIDATION',
  },
  previewImport: {
    may: admins,
    own: () => formWith('tekstovi.csv', Buffer.from(`key,value_bhs,value_en\n${key},Kreni,Go\n`)),
  },
  applyImport: {
    may: admins,
    own: () => ({
      body: { rows: [{ key: 'landing.heroTitle', value_bhs: 'Kreni', replaced_bhs: 'Staro' }] },
    }),
  },
  change: {
    may: admins,
    own: () => ({ params: { key }, body }),
    missing: () => ({ params: { key: 'nema.ga' }, body }),
  },
};
