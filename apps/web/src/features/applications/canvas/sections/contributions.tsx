import { contributionTotal } from '@app/domain/applications/application.content';
import { emptyContribution, listLimits } from '@app/domain/applications/application.fields';
import { addFening, toKm } from '@app/domain/money';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Plus } from '@app/ui/icons';
import { useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useContentField } from '../canvas-context.tsx';
import { toRules } from '../content.ts';
import { FieldFrame } from '../parts/field-frame.tsx';
import { focusSoon } from '../parts/focus.ts';
import { replaced, useUndo, without } from '../parts/list-tools.tsx';
import { type Contribution, ContributionCard } from './contribution-card.tsx';
import sections from './sections.module.css';

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
