import type { LocalizedText } from '@app/contracts/common.schemas';
import { Button } from '@app/ui/button';
import { Plus } from '@app/ui/icons';
import type { ReactNode } from 'react';
import { moved, RowTools, replaced, without } from '../form/list-rows.tsx';
import s from './block-form.module.css';
import { blockLimits, type PartProps } from './blocks.ts';
import { BlockLine } from './line.tsx';
import { useBlockText } from './text.ts';
import { BlockWords } from './words.tsx';

const nothing: LocalizedText = { bhs: '', en: '' };

interface RowsProps<V> {
  readonly items: readonly V[];
  put(items: readonly V[]): void;
  readonly disabled: boolean;
  readonly max: number;
  readonly empty: V;
  readonly add: string;
  nameOf(n: number): string;
  row(item: V, set: (item: V) => void, n: number): ReactNode;
}

function Rows<V>({ items, put, disabled, max, empty, add, nameOf, row }: RowsProps<V>) {
  return (
    <>
      {items.map((item, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
        <div key={n} className={s.row}>
          {row(item, (next) => put(replaced(items, n, next)), n)}
          {disabled ? null : (
            <RowTools
              what={nameOf(n)}
              at={n}
              total={items.length}
              onMove={(to) => put(moved(items, n, to))}
              onRemove={() => put(without(items, n))}
            />
          )}
        </div>
      ))}
      {disabled ? null : (
        <span>
          <Button
            variant="soft"
            size="m"
            disabled={items.length >= max}
            onClick={() => put([...items, empty])}
          >
            <Plus />
            {add}
          </Button>
        </span>
      )}
    </>
  );
}

/** Requirements, figures and steps: a few rows each. */
export function ItemRows({ path, block, set, disabled }: PartProps & { path: string }) {
  const t = useBlockText();
  if (block.type === 'requirements') {
    return (
      <Rows
        items={block.items}
        put={(items) => set({ items })}
        disabled={disabled}
        max={blockLimits.items}
        empty={nothing}
        add={t('addCondition')}
        nameOf={(n) => t('condition', { n: n + 1 })}
        row={(item, onValue, n) => (
          <BlockWords
            path={`${path}.items.${n}`}
            label={t('condition', { n: n + 1 })}
            max={blockLimits.item}
            value={item}
            onValue={onValue}
            disabled={disabled}
          />
        )}
      />
    );
  }
  if (block.type === 'stats') {
    return (
      <Rows
        items={block.items}
        put={(items) => set({ items })}
        disabled={disabled}
        max={blockLimits.stats}
        empty={{ number: '', label: nothing }}
        add={t('addNumber')}
        nameOf={(n) => block.items[n]?.number || t('number')}
        row={(item, put, n) => (
          <>
            <BlockLine
              path={`${path}.items.${n}.number`}
              label={t('number')}
              max={blockLimits.number}
              value={item.number}
              onValue={(number) => put({ ...item, number })}
              disabled={disabled}
            />
            <BlockWords
              path={`${path}.items.${n}.label`}
              label={t('numberSays')}
              max={blockLimits.label}
              value={item.label}
              onValue={(label) => put({ ...item, label })}
              disabled={disabled}
            />
          </>
        )}
      />
    );
  }
  if (block.type !== 'timeline') return null;
  return (
    <Rows
      items={block.timelineItems}
      put={(timelineItems) => set({ timelineItems })}
      disabled={disabled}
      max={blockLimits.items}
      empty={{ title: nothing, date: nothing, description: nothing }}
      add={t('addStep')}
      nameOf={(n) => t('step_title', { n: n + 1 })}
      row={(item, put, n) =>
        (['title', 'date', 'description'] as const).map((key) => (
          <BlockWords
            key={key}
            path={`${path}.timelineItems.${n}.${key}`}
            label={t(`step_${key}`, { n: n + 1 })}
            max={blockLimits.step[key]}
            value={item[key]}
            onValue={(text) => put({ ...item, [key]: text })}
            disabled={disabled}
          />
        ))
      }
    />
  );
}
