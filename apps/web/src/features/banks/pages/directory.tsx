import type { BankSummary } from '@app/contracts/banks/banks.schemas';
import { pages } from '@app/contracts/pages';
import { searchable } from '@app/domain/search';
import { BankEmblem } from '@app/ui/bank-emblem';
import { EmptyState } from '@app/ui/empty-state';
import { Field } from '@app/ui/field';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { Select } from '@app/ui/select';
import { TextInput } from '@app/ui/text-input';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { banks } from '../../../entities/banks/public.ts';
import { text } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { SeenMap } from '../../../lib/map/seen-map.tsx';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useBanksText } from '../text.ts';
import type { Route } from './+types/directory';
import s from './directory.module.css';

export const loader = pageLoader(async ({ ask }) => ({ banks: await ask(banks.list) }));

const params = { q: text('q'), municipality: text('opcina') };

/** Whether a bank is among what is looked for, whatever marks its letters bear. */
function fits(bank: BankSummary, words: readonly string[], municipality: string): boolean {
  if (municipality && bank.municipality !== municipality) return false;
  const { name, description } = bank;
  const about = searchable([name, bank.municipality, ...Object.values(description)].join(' '));
  return words.every((word) => about.includes(word));
}

export default function DirectoryPage({ loaderData: { banks: all } }: Route.ComponentProps) {
  const t = useBanksText();
  const { place, put } = usePlace(params);
  const { q, municipality } = place;
  const found = useMemo(() => {
    const words = searchable(q).split(/\s+/).filter(Boolean);
    return all.filter((bank) => fits(bank, words, municipality));
  }, [all, q, municipality]);
  const towns = [...new Set(all.map((bank) => bank.municipality))];
  return (
    <div className="wrap section-end">
      <PageHead description={t('directoryDescription')} />
      <header className="page-top">
        <h1 className="title-1">{t('directoryTitle')}</h1>
        <p className="lead mt4">{t('directoryLead')}</p>
      </header>
      <search className={s.search}>
        <form method="get" onSubmit={(event) => event.preventDefault()}>
          <Field label={t('search')}>
            <TextInput
              type="search"
              name="q"
              defaultValue={q}
              maxLength={80}
              onChange={(event) => put({ q: event.target.value })}
            />
          </Field>
          <Field label={t('municipality')}>
            <Select
              name="opcina"
              value={municipality}
              onChange={(event) => put({ municipality: event.target.value })}
            >
              <option value="">{t('allMunicipalities')}</option>
              {towns.map((town) => (
                <option key={town}>{town}</option>
              ))}
            </Select>
          </Field>
        </form>
      </search>
      <p className="small muted" role="status">
        {t('found', { count: found.length })}
      </p>
      <BankMap banks={found} />
      {found.length > 0 ? (
        <ul className={s.cards}>
          {found.map((bank) => (
            <BankCard key={bank.id} bank={bank} />
          ))}
        </ul>
      ) : (
        <EmptyState
          level={2}
          picture={<QuietRiver />}
          title={t('noneFound')}
          text={t('noneFoundText')}
          action={
            <a className="button button-secondary" href={pages.bankDirectory()}>
              {t('showAll')}
            </a>
          }
        />
      )}
    </div>
  );
}

function BankMap({ banks: shown }: { banks: readonly BankSummary[] }) {
  const t = useBanksText();
  const navigate = useNavigate();
  const pins = useMemo(
    () =>
      shown.flatMap(({ place, slug, municipality }) =>
        place
          ? {
              lat: place.latitude,
              lng: place.longitude,
              name: municipality,
              onPress: () => void navigate(pages.bank({ bankSlug: slug })),
            }
          : [],
      ),
    [shown, navigate],
  );
  return <SeenMap pins={pins} label={t('banksMap')} />;
}

function BankCard({ bank }: { bank: BankSummary }) {
  const t = useBanksText();
  const localized = useLocalized();
  return (
    <li className="card hov">
      <div className="row g4 top">
        <BankEmblem emblem={bank.emblem} width={64} />
        <div>
          <h2 className="title-3">
            <Link to={pages.bank({ bankSlug: bank.slug })}>{bank.municipality}</Link>
          </h2>
          <p className={bank.openCalls > 0 ? 'small accent' : 'small muted'}>
            {bank.openCalls > 0 ? t('openCount', { count: bank.openCalls }) : t('openNone')}
          </p>
          <p className="small muted">{t('factProjects', { count: bank.projects })}</p>
        </div>
      </div>
      <p className="small muted mt4">{localized(bank.description)}</p>
    </li>
  );
}
