import type { ContentBlock } from '@app/contracts/blocks/blocks.schemas';
import { Checkbox } from '@app/ui/checkbox';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { Switch } from '@app/ui/switch';
import { useState } from 'react';
import type { BlockFormProps } from '../../../lib/block-form/block-form.tsx';
import { blockLimits, blockTypes, emptyBlock } from '../../../lib/block-form/blocks.ts';
import { useBlockText } from '../../../lib/block-form/text.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { newId } from '../../../lib/new-id.ts';
import { useField, useWritable, useWrong } from '../editor-context.tsx';
import { Add, Fold, useRows } from '../parts/rows.tsx';
import { useFieldText } from '../text.ts';
import s from './sections.module.css';

/** Most calls have no blocks of their own. */
const BlockForm = lazyPart<BlockFormProps<ContentBlock>>(() =>
  import('../../../lib/block-form/block-form.tsx').then((it) => it.BlockForm),
);

/** The campaign page: made from the call's own words, or of blocks in an order of one's own. */
export function LandingBlocks() {
  const b = useBlockText();
  const f = useFieldText();
  const writable = useWritable()('landing');
  const wrong = useWrong();
  const [landing, setLanding] = useField('landing');
  const blocks: readonly ContentBlock[] = landing ?? [];
  const rows = useRows<ContentBlock>('landing', [
    blocks,
    (next) => setLanding((now) => next([...(now ?? [])])),
  ]);
  const [type, setType] = useState<ContentBlock['type']>('text');
  return (
    <div className={s.list}>
      <h3 className="title-4">{f('f_landing')}</h3>
      <p className="small muted">{f(landing ? 'pageOfBlocks' : 'pageFromCall')}</p>
      <Switch
        checked={landing !== null}
        disabled={!writable}
        onChecked={(own) => setLanding(own ? [emptyBlock('header', newId())] : null)}
      >
        {f('ownPage')}
      </Switch>
      <div>
        {blocks.map((block, n) => {
          const title = `${b(block.type)}${block.title.bhs ? `: ${block.title.bhs}` : ''}`;
          const { onChange, ...tools } = rows.at(n, block, title);
          return (
            <Fold
              key={block.id}
              path="landing"
              at={n}
              total={blocks.length}
              title={title}
              {...(block.visible ? {} : { note: b('hidden') })}
              fresh={rows.opened === n}
              {...tools}
            >
              <BlockForm
                path={`landing.${n}`}
                block={block}
                onChange={onChange}
                disabled={!writable}
                wrong={wrong}
              />
              <Checkbox
                label={b('visible')}
                checked={block.visible}
                disabled={!writable}
                onChange={({ target }) => onChange({ ...block, visible: target.checked })}
              />
            </Fold>
          );
        })}
      </div>
      {landing && writable ? (
        <div className={s.beside}>
          <Field label={b('kindOfBlock')}>
            <Select
              value={type}
              onChange={({ target }) => setType(target.value as ContentBlock['type'])}
            >
              {blockTypes.map((one) => (
                <option key={one} value={one}>
                  {b(one)}
                </option>
              ))}
            </Select>
          </Field>
          <span className={s.add}>
            <Add
              path="landing"
              count={blocks.length}
              max={blockLimits.blocks}
              onAdd={() => rows.add(emptyBlock(type, newId()))}
            >
              {b('add')}
            </Add>
          </span>
        </div>
      ) : null}
    </div>
  );
}
