import { contributionTotal } from '@app/domain/applications/application.content';
import { emptyContribution, listLimits } from '@app/domain/applications/application.fields';
import { addFening, toKm } from '@app/domain/money';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Banknote, ChevronDown, HandHelping, Package, Plus } from '@app/ui/icons';
import { useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useFieldsText, useMissingText } from '../../text.ts';
import { useCanvas, useContentField } from '../canvas-context.tsx';
import { donorKeys, typeKeys } from '../choices.ts';
import { type Content, toRules } from '../content.ts';
import { summaryOf } from '../missing.ts';
import { ChoiceField } from '../parts/choice-field.tsx';
import { FieldFrame } from '../parts/field-frame.tsx';
import { focusSoon } from '../parts/focus.ts';
import { RowTools, replaced, useUndo, without } from '../parts/list-tools.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { ItemText } from '../parts/text-field.tsx';
import { useOpened } from '../parts/use-opened.ts';
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
  const [open, setOpen] = useOpened(path, props.fresh);
  const said = summaryOf(
    missing.filter(({ field }) => field.startsWith(`${path}.`)),
    0,
  );
  const Icon = icons[gift.contributionType as keyof typeof icons] ?? Banknote;
  return (
    <details
      className={sections.card}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary id={path}>
        <span className={sections.sign}>
          <Icon />
        </span>
        <span className="grow">
          <span className="m cut block">
            {gift.description || t('contribution', { n: at + 1 })}
          </span>
          {gift.donorName ? <span className="xs mut block">{gift.donorName}</span> : null}
          {said ? <span className="xs warn-text block">{m(said.key, said.values)}</span> : null}
        </span>
        <b className="b num">{km(worth)}</b>
        <ChevronDown />
      </summary>
      {open ? (
        <div className={cx('form', sections.cardBody)}>
          <ContributionFields {...props} path={path} />
          <div className="row between">
            <span />
            <RowTools
              what={gift.description || t('contribution', { n: at + 1 })}
              at={at}
              total={total}
              onRemove={onRemove}
            />
          </div>
        </div>
      ) : null}
    </details>
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
  const undo = useUndo();
  const { content } = useCanvas();
  const [gifts, change] = useContentField('goodsAndServices');
  const [added, setAdded] = useState('');
  const worth = toRules(content).goodsAndServices.map(contributionTotal);

  const add = () => {
    const { value, ...fresh } = emptyContribution(newId());
    setAdded(fresh.id);
    change((now) => [...now, { ...fresh, value: toKm(value) }]);
    focusSoon(`goodsAndServices.${gifts.length}.description`);
  };
  const remove = (at: number, gone: Contribution) => {
    change((now) => without(now, at));
    undo(gone.description || t('contribution', { n: at + 1 }), () =>
      change((now) => now.toSpliced(at, 0, gone)),
    );
    focusSoon('goodsAndServices');
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
                fresh={added === gift.id}
                onChange={(next) => change((now) => replaced(now, n, next))}
                onRemove={() => remove(n, gift)}
              />
            </li>
          ))}
        </ul>
        <Button
          id="goodsAndServices"
          variant="soft"
          size="m"
          className="mt3"
          disabled={gifts.length >= listLimits.goodsAndServices}
          onClick={add}
        >
          <Plus />
          {t('addContribution')}
        </Button>
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
