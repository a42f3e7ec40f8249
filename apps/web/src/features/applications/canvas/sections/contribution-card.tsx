import { contributionTotal } from '@app/domain/applications/application.content';
import { emptyContribution } from '@app/domain/applications/application.fields';
import { addFening, toKm } from '@app/domain/money';
import { cx } from '@app/ui/cx';
import { Banknote, HandHelping, Package } from '@app/ui/icons';
import { newId } from '../../../../lib/new-id.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { summaryOf } from '../../next/said.ts';
import { useMissingText } from '../../next/text.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useContentField } from '../canvas-context.tsx';
import { donorKeys, typeKeys } from '../choices.ts';
import { type Content, toRules } from '../content.ts';
import { ChoiceField } from '../parts/choice-field.tsx';
import { FieldFrame } from '../parts/field-frame.tsx';
import { AddButton, ItemCard, useItems } from '../parts/list-tools.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { ItemText } from '../parts/text-field.tsx';
import sections from './sections.module.css';

export type Contribution = Content['goodsAndServices'][number];

interface ContributionProps {
  readonly gift: Contribution;
  /** In KM. */
  readonly worth: number;
  readonly at: number;
  readonly total: number;
  readonly fresh: boolean;
  onChange(next: Contribution): void;
  onRemove(): void;
}

const icons = { Roba: Package, Usluge: HandHelping } as const;

export function ContributionCard(props: ContributionProps) {
  const { gift, worth, at, total, onRemove } = props;
  const path = `goodsAndServices.${at}`;
  const t = useFieldsText();
  const m = useMissingText();
  const { km } = useFormat();
  const { missing } = useCanvas();
  const said = summaryOf(
    missing.filter(({ field }) => field.startsWith(`${path}.`)),
    0,
  );
  const Icon = icons[gift.contributionType as keyof typeof icons] ?? Banknote;
  const what = gift.description || t('contribution', { n: at + 1 });
  const summary = (
    <>
      <span className={sections.sign}>
        <Icon />
      </span>
      <span className="grow">
        <span className="m cut block">{what}</span>
        {gift.donorName ? <span className="xs mut block">{gift.donorName}</span> : null}
        {said ? <span className="xs warn-text block">{m(said.key, said.values)}</span> : null}
      </span>
      <b className="b num">{km(worth)}</b>
    </>
  );
  const tools = { path, what, at, total, onRemove, fresh: props.fresh };
  return (
    <ItemCard {...tools} summary={summary}>
      <ContributionFields {...props} path={path} />
    </ItemCard>
  );
}

function ContributionFields({ gift, path, onChange }: ContributionProps & { path: string }) {
  const t = useFieldsText();
  const put = (part: Partial<Contribution>) => onChange({ ...gift, ...part });
  return (
    <>
      <ItemText
        path={`${path}.description`}
        label={t('contributionDescription')}
        required
        value={gift.description}
        onValue={(description) => put({ description })}
        input={{ autoComplete: 'off' }}
      />
      <div className="two">
        <ItemText
          path={`${path}.donorName`}
          label={t('donorName')}
          required
          value={gift.donorName}
          onValue={(donorName) => put({ donorName })}
          input={{ autoComplete: 'off' }}
        />
        <ChoiceField
          path={`${path}.donorType`}
          label="donorType"
          names={donorKeys}
          value={gift.donorType}
          onValue={(donorType) => put({ donorType })}
        />
        <ChoiceField
          path={`${path}.contributionType`}
          label="contributionType"
          names={typeKeys}
          value={gift.contributionType}
          onValue={(contributionType) => put({ contributionType })}
        />
        <ItemText
          path={`${path}.budgetCategory`}
          label={t('budgetCategory')}
          value={gift.budgetCategory}
          onValue={(budgetCategory) => put({ budgetCategory })}
          input={{ autoComplete: 'off' }}
        />
        <NumberField
          path={`${path}.quantity`}
          label={t('quantity')}
          kind="quantity"
          value={gift.quantity}
          onValue={(quantity) => put({ quantity })}
        />
        <NumberField
          path={`${path}.value`}
          label={t('value')}
          kind="price"
          value={gift.value}
          onValue={(value) => put({ value })}
        />
      </div>
    </>
  );
}

export function Contributions() {
  const t = useFieldsText();
  const { km } = useFormat();
  const { content } = useCanvas();
  const field = useContentField('goodsAndServices');
  const [gifts] = field;
  const worth = toRules(content).goodsAndServices.map(contributionTotal);
  const list = useItems('goodsAndServices', field, ({ description }, at) =>
    description === '' ? t('contribution', { n: at + 1 }) : description,
  );
  const add = () => {
    const { value, ...fresh } = emptyContribution(newId());
    list.add({ ...fresh, value: toKm(value) }, 'description');
  };

  return (
    <section className={sections.block} aria-labelledby="goods">
      <h2 className="t3" id="goods">
        {t('goodsAndServices')}
      </h2>
      <p className="mut mt2 body">{t('goodsLead')}</p>
      <FieldFrame field="goodsAndServices">
        <ul className={cx('mt5', sections.cards)}>
          {gifts.map((gift, n) => (
            <li key={gift.id}>
              <ContributionCard
                gift={gift}
                worth={toKm(worth[n] ?? addFening())}
                at={n}
                total={gifts.length}
                fresh={list.isAdded(gift)}
                {...list.at(n, gift)}
              />
            </li>
          ))}
        </ul>
        <AddButton field="goodsAndServices" count={gifts.length} className="mt3" onClick={add}>
          {t('addContribution')}
        </AddButton>
        {gifts.length > 0 ? (
          <p className="row between mt4 sm">
            <span className="mut">{t('goodsTotal')}</span>
            <b className="b num">{km(toKm(addFening(...worth)))}</b>
          </p>
        ) : null}
      </FieldFrame>
    </section>
  );
}
