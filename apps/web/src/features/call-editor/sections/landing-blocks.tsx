import type { ContentBlock } from '@app/contracts/blocks/blocks.schemas';
import { embedAddress, youtubeId } from '@app/domain/blocks/embed';
import { Button } from '@app/ui/button';
import { Checkbox } from '@app/ui/checkbox';
import { Field } from '@app/ui/field';
import { ImagePlus, Plus } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { Switch } from '@app/ui/switch';
import { useState } from 'react';
import { bankPictures, UploadButton } from '../../../lib/form/upload-button.tsx';
import { newId } from '../../../lib/new-id.ts';
import { useField, useWritable } from '../editor-context.tsx';
import { Line } from '../parts/plain.tsx';
import { Add, Fold, useRows } from '../parts/rows.tsx';
import { Words } from '../parts/words.tsx';
import { useBlockText, useFieldText } from '../text.ts';
import { blockLimits, blockTypes, emptyBlock } from './blocks.ts';
import s from './sections.module.css';

const nothing = { bhs: '', en: '' };

/** The campaign page: made from the call's own words, or of blocks in an order of one's own. */
export function LandingBlocks() {
  const b = useBlockText();
  const f = useFieldText();
  const writable = useWritable()('landing');
  const [landing, setLanding] = useField('landing');
  const blocks: readonly ContentBlock[] = landing ?? [];
  const rows = useRows<ContentBlock>('landing', [
    blocks,
    (next) => setLanding((now) => next([...(now ?? [])])),
  ]);
  const [type, setType] = useState<ContentBlock['type']>('text');
  return (
    <div className={s.list}>
      <h3 className="t4">{f('f_landing')}</h3>
      <p className="sm mut">{b(landing ? 'ownText' : 'defaultText')}</p>
      <Switch
        checked={landing !== null}
        disabled={!writable}
        onChecked={(own) => setLanding(own ? [emptyBlock('header', newId())] : null)}
      >
        {b('own')}
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
              <Block path={`landing.${n}`} block={block} onChange={onChange} />
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

interface BlockProps {
  readonly path: string;
  readonly block: ContentBlock;
  onChange(block: ContentBlock): void;
}

/** The fields of one block; each kind has a few of the same ones. */
function Block({ path, block, onChange }: BlockProps) {
  const b = useBlockText();
  const f = useFieldText();
  const disabled = !useWritable()('landing');
  if (block.type === 'divider') return null;
  return (
    <>
      <Words
        path={`${path}.title`}
        label={b(block.type === 'testimonial' ? 'whoSays' : 'blockTitle')}
        max={blockLimits.title}
        value={block.title}
        onValue={(title) => onChange({ ...block, title })}
        disabled={disabled}
      />
      {'content' in block ? (
        <Words
          path={`${path}.content`}
          label={b('content')}
          max={blockLimits.content[block.type]}
          rows={block.type === 'text' ? 6 : 3}
          value={block.content}
          onValue={(content) => onChange({ ...block, content })}
          disabled={disabled}
        />
      ) : null}
      {'alt' in block ? (
        <Words
          path={`${path}.alt`}
          label={b(block.type === 'image' ? 'alt' : 'whatTheyAre')}
          max={blockLimits.alt[block.type]}
          value={block.alt}
          onValue={(alt) => onChange({ ...block, alt })}
          disabled={disabled}
        />
      ) : null}
      {'url' in block && block.type !== 'image' ? (
        <Line
          path={`${path}.url`}
          label={b('address')}
          hint={b(`address_${block.type}`)}
          value={block.url}
          onValue={(url) => onChange({ ...block, url })}
          isRight={addresses[block.type]}
          wrong={b(`address_${block.type}`)}
          disabled={disabled}
        />
      ) : null}
      {block.type === 'image' ? (
        <>
          {block.url ? (
            <div className={s.picture}>
              <img src={block.url} alt="" />
            </div>
          ) : null}
          {disabled ? null : (
            <UploadButton
              {...bankPictures}
              variant="soft"
              failed={f('pictureFailed')}
              onKept={({ url }) => onChange({ ...block, url })}
            >
              <ImagePlus />
              {block.url ? f('otherPicture') : f('choosePicture')}
            </UploadButton>
          )}
        </>
      ) : null}
      <Lists path={path} block={block} onChange={onChange} />
    </>
  );
}

const ownFile = (text: string) => /^\/api\/[\w./-]+$/.test(text) && !text.includes('..');

const addresses = {
  video: ownFile,
  youtube: (text: string) => youtubeId(text) !== null,
  embed: (text: string) => embedAddress(text) !== null,
} as const;

/** Requirements, numbers and steps: a few rows each. */
function Lists({ path, block, onChange }: BlockProps) {
  const b = useBlockText();
  const f = useFieldText();
  const disabled = !useWritable()('landing');
  const more = (label: string, full: boolean, onAdd: () => void, last: (() => void) | null) =>
    disabled ? null : (
      <span className="row row-w g2">
        <Button variant="soft" size="m" disabled={full} onClick={onAdd}>
          <Plus />
          {label}
        </Button>
        {last ? (
          <Button variant="ghost" size="m" onClick={last}>
            {b('removeLast')}
          </Button>
        ) : null}
      </span>
    );
  if (block.type === 'requirements') {
    const { items } = block;
    const put = (next: typeof items) => onChange({ ...block, items: next });
    return (
      <>
        {items.map((item, n) => (
          <Words
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
            key={n}
            path={`${path}.items.${n}`}
            label={f('condition', { n: n + 1 })}
            max={200}
            value={item}
            onValue={(text) => put(items.map((one, at) => (at === n ? text : one)))}
            disabled={disabled}
          />
        ))}
        {more(
          f('addCondition'),
          items.length >= 12,
          () => put([...items, nothing]),
          items.length > 0 ? () => put(items.slice(0, -1)) : null,
        )}
      </>
    );
  }
  if (block.type === 'stats') {
    const { items } = block;
    const put = (next: typeof items) => onChange({ ...block, items: next });
    return (
      <>
        {items.map((item, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
          <div key={n} className={s.form}>
            <Line
              path={`${path}.items.${n}.number`}
              label={b('number')}
              value={item.number}
              onValue={(number) =>
                put(items.map((one, at) => (at === n ? { ...one, number } : one)))
              }
              disabled={disabled}
            />
            <Words
              path={`${path}.items.${n}.label`}
              label={b('numberSays')}
              max={80}
              value={item.label}
              onValue={(label) => put(items.map((one, at) => (at === n ? { ...one, label } : one)))}
              disabled={disabled}
            />
          </div>
        ))}
        {more(
          b('addNumber'),
          items.length >= 6,
          () => put([...items, { number: '', label: nothing }]),
          items.length > 0 ? () => put(items.slice(0, -1)) : null,
        )}
      </>
    );
  }
  if (block.type !== 'timeline') return null;
  const { timelineItems: items } = block;
  const put = (next: typeof items) => onChange({ ...block, timelineItems: next });
  const set = (at: number, change: Partial<(typeof items)[number]>) =>
    put(items.map((one, n) => (n === at ? { ...one, ...change } : one)));
  return (
    <>
      {items.map((item, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
        <div key={n} className={s.form}>
          {(['title', 'date', 'description'] as const).map((key) => (
            <Words
              key={key}
              path={`${path}.timelineItems.${n}.${key}`}
              label={b(`step_${key}`, { n: n + 1 })}
              max={blockLimits.step[key]}
              value={item[key]}
              onValue={(text) => set(n, { [key]: text })}
              disabled={disabled}
            />
          ))}
        </div>
      ))}
      {more(
        b('addStep'),
        items.length >= 12,
        () => put([...items, { title: nothing, date: nothing, description: nothing }]),
        items.length > 0 ? () => put(items.slice(0, -1)) : null,
      )}
    </>
  );
}
