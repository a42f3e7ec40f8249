import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import { cashDonations, goodsList } from '@app/domain/applications/form/orange.form';
import { addKm, timesKm } from '@app/domain/money';
import { cx } from '@app/ui/cx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { FileList, Prose } from '../../../../entities/applications/public.ts';
import { Link } from '../../../../lib/addresses/links.tsx';
import { useCategory } from '../../../../lib/format/use-category.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { ConfirmedGoods, GiftsPanel } from '../../../gifts/public.ts';
import { budgetLink, budgetPartOf, budgetParts } from '../budget-place.ts';
import { type PreviewKey, usePreviewText } from '../text.ts';
import type { OfView } from '../view.ts';
import s from './budget.module.css';
import { ProjectProgress } from './progress.tsx';

type Contribution = OrangeView['goodsAndServices'][number];

const worth = ({ value, quantity }: Contribution) => timesKm(value, quantity);

export function BudgetPreview({ application }: OfView<'orange'>) {
  const t = usePreviewText();
  const [query] = useSearchParams();
  const part = budgetPartOf(query);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the row scrolls: the part one is on stays in sight.
    const current = row.current?.querySelector(`[data-part="${part}"]`);
    if (current instanceof HTMLElement) row.current?.scrollTo({ left: current.offsetLeft - 40 });
  }, [part]);
  return (
    <>
      <nav className="segment" aria-label={t('budgetParts')} ref={row}>
        {budgetParts.map((one) => (
          <Link
            key={one}
            data-part={one}
            to={budgetLink(one)}
            aria-current={one === part ? 'page' : undefined}
            preventScrollReset
          >
            {t(one)}
          </Link>
        ))}
      </nav>
      {part === 'budgetOverview' ? <Totals application={application} /> : null}
      {part === 'cash' ? (
        <Contributions
          title={t('cashTitle')}
          empty={t('noCash')}
          items={cashDonations(application)}
        />
      ) : null}
      {part === 'goods' ? (
        <>
          <Contributions
            title={t('goodsTitle')}
            empty={t('noGoods')}
            items={goodsList(application)}
          />
          {application.abilities.canComment ? <GiftsPanel application={application.id} /> : null}
        </>
      ) : null}
    </>
  );
}

function Totals({ application }: OfView<'orange'>) {
  const t = usePreviewText();
  const { km } = useFormat();
  const category = useCategory();
  const { requestedAmount, minimumCampaignGoal, budgetBreakdown, ownContribution } = application;
  const goods = goodsList(application);
  return (
    <>
      <dl className="big-figures">
        <Fact name={t('totalFact')} value={km(requestedAmount)} />
        <Fact name={t('minimumGoal')} value={km(minimumCampaignGoal)} />
        {goods.length > 0 ? (
          <Fact name={t('goodsFact')} value={km(addKm(...goods.map(worth)))} />
        ) : null}
        {goods.length > 0 && application.abilities.canComment ? (
          <ConfirmedGoods application={application.id} />
        ) : null}
      </dl>
      <section>
        <h2 className="title-3">{t('items')}</h2>
        {budgetBreakdown.length === 0 ? (
          <p className="muted">{t('noBudget')}</p>
        ) : (
          <ul className="rows">
            {budgetBreakdown.map((item) => (
              <Line
                key={item.id}
                name={item.name || category(item.category) || t('unnamed')}
                notes={[item.name ? category(item.category) : '', item.description]}
                quantity={item.quantity}
                price={item.amount}
                total={timesKm(item.amount, item.quantity)}
                files={<FileList of={application.id} files={item.offers} />}
              />
            ))}
          </ul>
        )}
      </section>
      <ProjectProgress application={application} />
      <section>
        <h2 className="title-3">{t('community')}</h2>
        <Prose text={ownContribution} empty={t('noCommunity')} />
      </section>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface LineProps {
  readonly name: string;
  /** Small words below the name; empty ones are left out. */
  readonly notes: readonly ReactNode[];
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
  readonly files?: ReactNode;
}

function Line({ name, notes, quantity, price, total, files }: LineProps) {
  const t = usePreviewText();
  const { km, quantity: pieces } = useFormat();
  return (
    <li className="row top between g4">
      <div className="grow">
        <p className="bold break">{name}</p>
        {notes
          .filter((note) => note !== '')
          .map((note, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed notes of one line
            <p key={n} className="small muted mt2 break">
              {note}
            </p>
          ))}
        {files}
      </div>
      <div className={cx('tabular', s.amount)}>
        <p className="bold">{km(total)}</p>
        {quantity === 1 ? null : (
          <p className="smaller muted mt2">
            {t('times', { quantity: pieces(quantity), amount: km(price) })}
          </p>
        )}
      </div>
    </li>
  );
}

interface ContributionsProps {
  readonly title: string;
  readonly empty: string;
  readonly items: readonly Contribution[];
}

function Contributions({ title, empty, items }: ContributionsProps) {
  const t = usePreviewText();
  const category = useCategory();
  const word = useWord();
  return (
    <section>
      <h2 className="title-3">{title}</h2>
      {items.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <ul className="rows">
          {items.map((item) => (
            <Line
              key={item.id}
              name={item.donorName || t('unnamed')}
              notes={[
                [word('donor', item.donorType), word('kind', item.contributionType)]
                  .filter((one) => one !== '')
                  .join(', '),
                item.description,
                item.budgetCategory
                  ? t('forItem', { category: category(item.budgetCategory) })
                  : '',
              ]}
              quantity={item.quantity}
              price={item.value}
              total={worth(item)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const words: Readonly<Record<string, PreviewKey>> = {
  'donor individual': 'donor_individual',
  'donor company': 'donor_company',
  'donor institution': 'donor_institution',
  'donor organisation': 'donor_organisation',
  'donor crowdfunding': 'donor_crowdfunding',
  'kind Roba': 'kind_Roba',
  'kind Usluge': 'kind_Usluge',
  'kind Novac': 'kind_Novac',
  'kind Novac-Crowdfunding': 'kind_Novac-Crowdfunding',
};

/** The word for a kind of donor or contribution; an older application's own word as it is. */
function useWord() {
  const t = usePreviewText();
  return (of: 'donor' | 'kind', value: string): string => {
    const key = words[`${of} ${value}`];
    return key ? t(key) : value;
  };
}
