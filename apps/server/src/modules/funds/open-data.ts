import { parseAddress } from '@app/contracts/endpoint';
import { fundsPaths } from '@app/contracts/funds/funds.paths';
import type { Grant, GrantsPackage } from '@app/contracts/funds/open-data.schemas';
import { callPage, pages, projectOf } from '@app/contracts/pages';
import { isDay } from '@app/domain/dates';
import { fundSums } from '@app/domain/funds/fund';
import { purposeWords } from '@app/domain/funds/purpose';
import { signedKm } from '@app/domain/money';
import { fundsTexts } from '@app/messages/funds';
import { sdgTexts } from '@app/messages/sdg';
import { addTexts, translate } from '@app/messages/translate';
import type { Settings } from '../../platform/settings.ts';
import type { GrantRecord } from './open-data.repo.ts';

addTexts('funds', fundsTexts);
addTexts('sdg', sdgTexts);

/** Records of open data are in the language of the applications. */
const text = (key: string, values: Readonly<Record<string, string>> = {}) =>
  translate('bhs', key, values);

/** The grants of a bank in the shape of 360Giving; null where there is none yet. */
export function packageOf(
  records: readonly GrantRecord[],
  settings: Pick<Settings, 'publicUrl' | 'grantsPrefix'>,
): GrantsPackage | null {
  const grants = records.flatMap((record) => grantOf(record, settings) ?? []);
  const [first] = records;
  if (grants.length === 0 || !first) return null;
  return { version: '1.4', title: text('funds.openDataTitle', { bank: first.bank.name }), grants };
}

type Entry = GrantRecord['entries'][number];

function grantOf(
  { application, call, bank, entries }: GrantRecord,
  { publicUrl, grantsPrefix }: Pick<Settings, 'publicUrl' | 'grantsPrefix'>,
): Grant | undefined {
  const { promised, paid, returned } = fundSums(entries);
  const first = entries.find(({ kind }) => kind === 'promised');
  if (promised === 0 || !first) return undefined;
  const id = `${grantsPrefix}-${application.id}`;
  const { path } = parseAddress(fundsPaths.grants);
  const changed = [application.updatedAt, ...entries.map(({ createdAt }) => createdAt)];
  const payments = entries.filter(({ kind }) => kind === 'paid' || kind === 'returned');
  const { about } = application;
  const { startsOn: startDate, endsOn: endDate } = about;
  return {
    id,
    title: application.projectTitle,
    description: about.summary || application.projectTitle,
    currency: 'BAM',
    amountAppliedFor: signedKm(application.requestedAmount),
    amountAwarded: signedKm(promised),
    amountDisbursed: signedKm(paid - returned),
    awardDate: first.happenedOn,
    url: publicUrl + projectOf(call.kind)({ slug: application.slug }),
    dataSource: publicUrl + path.replace(':slug', bank.slug),
    ...(isDay(startDate) && isDay(endDate) ? { plannedDates: [{ startDate, endDate }] } : {}),
    fundingOrganization: [
      {
        id: `${grantsPrefix}-${bank.slug}`,
        name: bank.name,
        url: publicUrl + pages.bank({ bankSlug: bank.slug }),
        addressLocality: bank.municipality,
        addressCountry: 'BA',
      },
    ],
    // The applicant's own name may be that of a person, often a minor.
    recipientIndividual: {
      id: `${id}-tim`,
      name: text('funds.openDataTeam', { title: application.projectTitle }),
    },
    beneficiaryLocation: [
      {
        name: about.municipality || bank.municipality,
        countryCode: 'BA',
        ...(about.place
          ? {
              latitude: about.place.lat,
              longitude: about.place.lng,
            }
          : {}),
      },
    ],
    grantProgramme: [{ code: call.slug, title: call.titleBhs, url: publicUrl + callPage(call) }],
    fromOpenCall: 'Yes',
    ...(about.goals.length > 0
      ? {
          classifications: about.goals.map((goal) => ({
            vocabulary: 'SDG',
            code: String(goal),
            title: text(`sdg.${goal}`),
          })),
        }
      : {}),
    commitmentTransaction: entries
      .filter(({ kind }) => kind === 'promised' || kind === 'released')
      .map((entry) => transactionOf(entry, grantsPrefix)),
    ...(payments.length > 0
      ? { disbursementTransaction: payments.map((entry) => transactionOf(entry, grantsPrefix)) }
      : {}),
    dateModified: new Date(Math.max(...changed.map((at) => at.getTime()))).toISOString(),
  };
}

function transactionOf(
  { id, kind, amount, happenedOn, purpose, proposedBy }: Entry,
  prefix: string,
) {
  const takesBack = kind === 'released' || kind === 'returned';
  // The standard has no field of its own for what was paid beside an agreement.
  const words = purposeWords(purpose, ({ number, count }) =>
    text('funds.instalmentOf', { number: String(number), count: String(count) }),
  );
  const description = proposedBy ? text('funds.openDataException', { purpose: words }) : words;
  return {
    id: `${prefix}-${id}`,
    transactionDate: happenedOn,
    currency: 'BAM' as const,
    value: signedKm(takesBack ? -amount : amount),
    ...(description ? { description } : {}),
  };
}
