import type { translationsApi } from '@app/contracts/translations/translations.api';
import { translationsPaths } from '@app/contracts/translations/translations.paths';
import { client } from '../../lib/api/client.ts';

export const translations = client<typeof translationsApi>(translationsPaths);
