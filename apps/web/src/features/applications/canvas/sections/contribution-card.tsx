import { cx } from '@app/ui/cx';
import { Banknote, ChevronDown, HandHelping, Package } from '@app/ui/icons';
import { useFormat } from '../../../../lib/use-format.ts';
import { useFieldsText, useMissingText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';
import { donorKeys, typeKeys } from '../choices.ts';
import type { Content } from '../content.ts';
import { summaryOf } from '../missing.ts';
import { ChoiceField } from '../parts/choice-field.tsx';
import { RowTools } from '../parts/list-tools.tsx';
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
