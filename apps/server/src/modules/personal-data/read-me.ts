import { pages } from '@app/contracts/pages';
import { formatDateTime } from '@app/messages/format/dates';
import { personalDataTexts } from '@app/messages/personal-data';
import { addTexts, translate } from '@app/messages/translate';
import type { Person } from '../../platform/personal-data.ts';
import type { Settings } from '../../platform/settings.ts';

addTexts('personalData', personalDataTexts);

/**
 * The text that explains an archive to its member, in plain words.
 *
 * @param names domains with a file in the archive.
 */
export function readMe(
  settings: Pick<Settings, 'brand' | 'publicUrl'>,
  person: Person,
  names: readonly string[],
  at: Date,
): string {
  const { language } = person;
  const t = (key: string, values: Record<string, string> = {}) =>
    translate(language, `personalData.${key}`, { brand: settings.brand, ...values });
  const title = t('readMeTitle');
  return [
    title,
    '='.repeat(title.length),
    '',
    t('readMeIntro', {
      at: formatDateTime(at, language),
      name: `${person.firstName} ${person.lastName}`.trim(),
    }),
    '',
    t('readMeFiles'),
    ...names.map((name) => `  ${name}.json: ${t(`file_${name}`)}`),
    '',
    t('readMeJson'),
    t('readMeSecrets'),
    '',
    t('readMeQuestions', { address: `${settings.publicUrl}${pages.settings({ hash: 'data' })}` }),
    '',
  ].join('\n');
}
