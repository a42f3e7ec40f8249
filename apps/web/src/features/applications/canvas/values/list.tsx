import type { GroupValue, ListValue, Value } from '@app/domain/applications/form/values';
import { nameOf } from '@app/domain/applications/form/words';
import { cx } from '@app/ui/cx';
import { Message } from '@app/ui/message';
import type { ReactNode } from 'react';
import { RowTools } from '../../../../lib/form/list-rows.tsx';
import { useInWords } from '../../in-words.ts';
import { useCanvas, useProblem, useSay } from '../canvas-context.tsx';
import { useParts } from './canvas-parts.ts';
import s from './fields.module.css';
import { Folding } from './folding.tsx';
import { GroupFields, isShort } from './group.tsx';
import { ItemSummary } from './item-summary.tsx';
import { AddButton, ItemCard, type ListProps, type Row, useRows } from './list-tools.tsx';
import steps from './steps.module.css';
import { ValueField } from './value-field.tsx';
import type { ValueInput } from './value-props.ts';

type Parts = Readonly<Record<string, unknown>>;

/** How items stand in their list: sentences, rows of short fields, cards that unfold. */
function shapeOf(item: Value): 'step' | 'row' | 'card' {
  if (item.kind !== 'group') return 'step';
  const parts = Object.values((item as GroupValue).fields).filter(({ kind }) => kind !== 'id');
  const bare = (one: Value) => isShort(one) || (one.kind === 'text' && !one.lines);
  return parts.length <= 3 && parts.every(bare) ? 'row' : 'card';
}

export function ListField(props: ListProps) {
  const { path, value, current } = props;
  const say = useSay();
  const error = useProblem()(path);
  const { rows, add } = useRows(props);
  const name = nameOf(path);
  const body = (
    <>
      {current.length === 0 && say.has(`${name}.empty`) ? (
        <p className="muted">{say(`${name}.empty`)}</p>
      ) : null}
      <Items rows={rows} value={value} />
      {error ? <Message tone="bad">{error}</Message> : null}
      <AddButton path={path} value={value} count={current.length} onAdd={add} />
    </>
  );
  return path.includes('.') ? (
    <fieldset className={cx('form-field', s.list)}>
      <legend className="label">{say(name)}</legend>
      {body}
    </fieldset>
  ) : (
    <section className={s.list} aria-label={say(name)}>
      {body}
    </section>
  );
}

function Items({ rows, value }: { rows: readonly Row<unknown>[]; value: ListValue }) {
  const shape = shapeOf(value.item);
  if (rows.length === 0) return null;
  if (shape === 'card') {
    return (
      <ol className={s.cards}>
        {rows.map((row) => (
          <li key={row.id}>
            <Card {...row} fresh={row.fresh || rows.length === 1} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ol className={shape === 'step' ? steps.steps : s.rows}>
      {rows.map((row, n) => (
        <li key={row.id}>
          {shape === 'row' ? (
            <FoldingRow {...row} />
          ) : (
            <>
              <span className="step-stones tabular" aria-hidden="true">
                {n + 1}
              </span>
              <ItemBody {...row.item} />
              <RowTools {...row.tools} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A row of short fields, whose order says nothing; a phone folds those with an amount. */
function FoldingRow({ item, fresh, tools: { onMove, ...tools } }: Row<unknown>) {
  const { path, current } = item;
  const say = useSay();
  const { draft, about } = useCanvas();
  const inWords = useInWords({ ...draft, about });
  const [, ...others] = Object.entries((item.value as GroupValue).fields).filter(
    ([, { kind }]) => kind !== 'id',
  );
  const said = (some: typeof others) =>
    some.map(([key, value]) => {
      const words = inWords(value, (current as Parts)[key], `${path}.${key}`);
      return value.kind === 'money' ? words : `${say(nameOf(`${path}.${key}`))}: ${words}`;
    });
  const amounts = others.filter(([, { kind }]) => kind === 'money');
  return (
    <Folding
      path={path}
      what={tools.what}
      open={fresh || amounts.length === 0}
      note={said(others.filter(([, { kind }]) => kind !== 'money')).join(' · ')}
      amount={said(amounts).join(' · ')}
      className={s.line}
    >
      <ItemBody {...item} />
      <RowTools {...tools} />
    </Folding>
  );
}

function ItemBody(props: Row<unknown>['item']): ReactNode {
  return props.value.kind === 'group' ? (
    <GroupFields {...(props as Parameters<typeof GroupFields>[0])} />
  ) : (
    <ValueField {...props} />
  );
}

function Card({ item, tools, fresh }: Row<unknown>) {
  const { summaries } = useParts();
  const Summary: ValueInput<{ what: string }> =
    summaries[nameOf(item.path).replace(/\.item$/, '')] ?? ItemSummary;
  return (
    <ItemCard
      path={item.path}
      fresh={fresh}
      summary={<Summary {...item} what={tools.what} />}
      {...tools}
    >
      <ItemBody {...item} />
    </ItemCard>
  );
}
