import { type Contribution, contributionTotal } from '@app/domain/applications/form/orange.form';
import { addFening, toKm } from '@app/domain/money';
import { Banknote, HandHelping, Package } from '@app/ui/icons';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useFieldsText } from '../../text.ts';
import { ruled } from '../content.ts';
import s from '../values/fields.module.css';
import { useItemLack } from '../values/item-summary.tsx';
import { ListField } from '../values/list.tsx';
import type { ListProps } from '../values/list-tools.tsx';
import type { ValueProps } from '../values/value-props.ts';

type Gift = Omit<Contribution, 'value'> & { readonly value: number };

const icons = { Roba: Package, Usluge: HandHelping } as const;

/** What the team already has, and what all of it is worth. */
export function Contributions(props: ListProps<Gift>) {
  const t = useFieldsText();
  const { km } = useFormat();
  const worth = (ruled(props.value, props.current) as readonly Contribution[]).map(
    contributionTotal,
  );
  return (
    <>
      <ListField {...(props as ListProps)} />
      {worth.length > 0 ? (
        <p className="row between mt4 small">
          <span className="muted">{t('goodsTotal')}</span>
          <b className="bold tabular">{km(toKm(addFening(...worth)))}</b>
        </p>
      ) : null}
    </>
  );
}

export function ContributionSummary(props: ValueProps<Gift> & { what: string }) {
  const { path, value, current, what } = props;
  const { km } = useFormat();
  const lack = useItemLack(path, true);
  const Icon = icons[current.contributionType as keyof typeof icons] ?? Banknote;
  return (
    <>
      <span className={s.sign}>
        <Icon />
      </span>
      <span className="grow">
        <span className="medium cut-2">{what}</span>
        {current.donorName ? (
          <span className="smaller muted cut-2">{current.donorName}</span>
        ) : null}
        {lack ? <span className="smaller warn-text block">{lack}</span> : null}
      </span>
      <b className="bold tabular">
        {km(toKm(contributionTotal(ruled(value, current) as Contribution)))}
      </b>
    </>
  );
}
