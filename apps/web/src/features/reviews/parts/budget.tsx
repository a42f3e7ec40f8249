import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import type { BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { Badge } from '@app/ui/badge';
import { cx } from '@app/ui/cx';
import { Check } from '@app/ui/icons';
import { Table } from '@app/ui/table';
import type { ReactNode } from 'react';
import { FileList } from '../../../entities/applications/public.ts';
import { useCategory } from '../../../lib/format/use-category.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useShortNumber } from '../numbers.ts';
import { budgetOf, goodsOf } from '../sums.ts';
import { useFieldsText, useReviewsText } from '../text.ts';
import sections from './application-sections.module.css';
import s from './budget.module.css';
import { ReviewProse } from './prose.tsx';

interface BudgetProps {
  readonly application: OrangeView;
  /** What donors confirmed of the goods, and of which lines. */
  readonly confirmed: BoardDetail['confirmedGoods'];
}

export function BudgetReview({ application, confirmed }: BudgetProps) {
  const t = useReviewsText();
  const fields = useFieldsText();
  const inWords = useCategory();
  const budget = budgetOf(application);
  const goods = goodsOf(application);
  return (
    <>
      {budget.lines.length > 0 ? (
        <Lines
          label={fields('budgetBreakdown')}
          lines={budget.lines.map(
            ({ id, name, category, description, quantity, amount, total, offers }) => ({
              id,
              name,
              small: [inWords(category), description].filter(Boolean).join(' · '),
              files: <FileList of={application.id} files={offers} />,
              quantity,
              each: amount,
              total,
            }),
          )}
          total={budget.total}
        />
      ) : (
        <p className="small faint">{t('notWritten')}</p>
      )}
      {goods.lines.length > 0 ? (
        <>
          <h4 className={sections.field}>{t('goods')}</h4>
          <Lines
            label={t('goods')}
            lines={goods.lines.map(({ id, description, donorName, quantity, value, total }) => ({
              id,
              name: description,
              small: donorName,
              quantity,
              each: value,
              total,
              isConfirmed: confirmed.lines.includes(id),
            }))}
            total={goods.total}
            confirmed={confirmed.value}
          />
        </>
      ) : null}
      {application.ownContribution.trim() ? (
        <>
          <h4 className={sections.field}>{t('ownContribution')}</h4>
          <ReviewProse text={application.ownContribution} />
        </>
      ) : null}
    </>
  );
}

interface Line {
  readonly id: string;
  readonly name: string;
  readonly small: string;
  readonly files?: ReactNode;
  readonly quantity: number;
  readonly each: number;
  readonly total: number;
  readonly isConfirmed?: boolean;
}

interface LinesProps {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly total: number;
  /** Of the total; left out where nothing is to be confirmed. */
  readonly confirmed?: number;
}

function Lines(props: LinesProps) {
  const t = useReviewsText();
  const fields = useFieldsText();
  const { km } = useFormat();
  const number = useShortNumber();
  return (
    <Table label={props.label} className={s.table}>
      <thead>
        <tr>
          <th scope="col">{fields('budgetBreakdown.name')}</th>
          <th scope="col" className="r">
            {t('quantity')}
          </th>
          <th scope="col" className={cx('r', s.each)}>
            {fields('budgetBreakdown.amount')}
          </th>
          <th scope="col" className="r">
            {t('total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {props.lines.map((line) => (
          <tr key={line.id}>
            <td>
              {line.name}
              {line.small ? <span className="smaller faint block">{line.small}</span> : null}
              {line.files}
              {line.isConfirmed ? (
                <Badge className="mt2" tone="ok" icon={<Check />}>
                  {t('lineConfirmed')}
                </Badge>
              ) : null}
            </td>
            <td className="r">{number(line.quantity)}</td>
            <td className={cx('r', s.each)}>{km(line.each)}</td>
            <td className="r">{km(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td className="r" />
          <td className={cx('r', s.each)} />
          <td className="r bold">{km(props.total)}</td>
        </tr>
        {props.confirmed === undefined ? null : (
          <tr>
            <th scope="row">{t('hasConfirmed')}</th>
            <td className="r" />
            <td className={cx('r', s.each)} />
            <td className="r bold">{km(props.confirmed)}</td>
          </tr>
        )}
      </tfoot>
    </Table>
  );
}
