import type { LedgerEntry } from '@app/contracts/funds/funds.schemas';
import { pages } from '@app/contracts/pages';
import { purposeWords } from '@app/domain/funds/purpose';
import { cx } from '@app/ui/cx';
import { useMore } from '../../../kit/listing/more.ts';
import { NextPage } from '../../../kit/listing/next-page.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useBookText } from '../book-text.ts';
import { funds } from '../client.ts';
import s from './ledger.module.css';

interface LedgerProps {
  readonly bankSlug: string;
  /** The first page. */
  readonly first: { readonly items: readonly LedgerEntry[]; readonly next: string | null };
}

/** What a bank received and paid, and donations to its projects, newest day first. */
export function Ledger({ bankSlug, first }: LedgerProps) {
  const t = useBookText();
  const list = useMore('ledger', first, (after) =>
    funds.ledger({ params: { slug: bankSlug }, query: { after } }),
  );
  return (
    <>
      <table className={cx('table mt4', s.ledger)}>
        <caption className="visually-hidden">{t('ledger')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col" className="r">
              {t('in')}
            </th>
            <th scope="col" className="r">
              {t('out')}
            </th>
            <th scope="col" className="r">
              {t('donated')}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.items.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
      <NextPage query={list} className="mt6">
        {t('more')}
      </NextPage>
    </>
  );
}

function Row({ entry }: { entry: LedgerEntry }) {
  const { date, km } = useFormat();
  const signed = (sign: '+' | '−') => {
    const turned = { '+': '−', '−': '+' } as const;
    return `${entry.amount < 0 ? turned[sign] : sign}${km(Math.abs(entry.amount))}`;
  };
  const comesIn = entry.kind === 'received' || entry.kind === 'returned';
  return (
    <tr>
      <td className="tabular">{date(entry.on)}</td>
      <td>
        <EntryText entry={entry} />
      </td>
      <td className={cx('r', s.in)}>{comesIn ? signed('+') : null}</td>
      <td className={cx('r', s.out)}>{entry.kind === 'paid' ? signed('−') : null}</td>
      <td className="r">{entry.kind === 'donations' ? km(entry.amount) : null}</td>
    </tr>
  );
}

function EntryText({
  entry: { kind, source, purpose, project, donations, matched, isCorrection, isException },
}: {
  entry: LedgerEntry;
}) {
  const t = useBookText();
  const { km } = useFormat();
  const name = project ? (
    <Link className="link" to={pages.project({ slug: project.slug })}>
      {project.title}
    </Link>
  ) : (
    <b className="medium">{kind === 'received' ? source : t('grant')}</b>
  );
  const words = [
    kind === 'donations'
      ? t('donations', { count: donations ?? 0 })
      : purposeWords(purpose, (of) => t('instalmentOf', { ...of })),
    matched > 0 ? t('matched', { amount: km(matched), giver: source }) : '',
    kind === 'returned' ? t('givenBack') : '',
    isException ? t('exception') : '',
    isCorrection ? t('correction') : '',
  ].filter(Boolean);
  return (
    <>
      {name}
      {words.length > 0 ? <span className={s.words}>{words.join(', ')}</span> : null}
    </>
  );
}
