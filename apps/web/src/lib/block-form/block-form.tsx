import { embedAddress, youtubeId } from '@app/domain/blocks/embed';
import { Checkbox } from '@app/ui/checkbox';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { type AnyBlock, blockLimits, type PartProps } from './blocks.ts';
import { ItemRows } from './item-rows.tsx';
import { BlockLine } from './line.tsx';
import { BlockPictureField } from './picture-field.tsx';
import { useBlockText } from './text.ts';
import { BlockWords } from './words.tsx';

export interface BlockFormProps<B extends AnyBlock> {
  /** Where the block stands among what is saved; begins the ids of its fields. */
  readonly path: string;
  readonly block: B;
  onChange(block: B): void;
  readonly disabled?: boolean;
  /** What is wrong with one of its fields, by its path. */
  wrong?(path: string): string | undefined;
}

/** The fields of one block in both languages; each kind has a few of the same ones. */
export function BlockForm<B extends AnyBlock>(props: BlockFormProps<B>) {
  const { path, block, onChange, disabled = false, wrong } = props;
  const t = useBlockText();
  const set = (change: object) => onChange({ ...block, ...change });
  const at = (field: string) => ({
    path: `${path}.${field}`,
    wrong: wrong?.(`${path}.${field}`),
    disabled,
  });
  if (block.type === 'divider') return null;
  return (
    <>
      <BlockWords
        {...at('title')}
        label={t(block.type === 'testimonial' ? 'whoSays' : 'blockTitle')}
        max={blockLimits.title}
        value={block.title}
        onValue={(title) => set({ title })}
      />
      {'content' in block ? (
        <BlockWords
          {...at('content')}
          label={t('content')}
          max={blockLimits.content[block.type]}
          rows={block.type === 'text' ? 6 : 3}
          value={block.content}
          onValue={(content) => set({ content })}
        />
      ) : null}
      {'alt' in block ? (
        <BlockWords
          {...at('alt')}
          label={t(block.type === 'image' ? 'alt' : 'whatTheyAre')}
          max={blockLimits.alt[block.type]}
          value={block.alt}
          onValue={(alt) => set({ alt })}
        />
      ) : null}
      {'url' in block && block.type !== 'image' ? (
        <BlockLine
          path={`${path}.url`}
          label={t('address')}
          hint={t(`address_${block.type}`)}
          max={blockLimits.url}
          value={block.url}
          onValue={(url) => set({ url })}
          lacks={wrong?.(`${path}.url`)}
          isRight={addresses[block.type]}
          wrong={t(`address_${block.type}`)}
          disabled={disabled}
        />
      ) : null}
      {block.type === 'image' ? (
        <BlockPictureField url={block.url} disabled={disabled} onUrl={(url) => set({ url })} />
      ) : null}
      <Looks block={block} set={set} disabled={disabled} />
      <ItemRows path={path} block={block} set={set} disabled={disabled} />
    </>
  );
}

const ownFile = (text: string) => /^\/api\/[\w./-]+$/.test(text) && !text.includes('..');

const addresses = {
  video: ownFile,
  youtube: (text: string) => youtubeId(text) !== null,
  embed: (text: string) => embedAddress(text) !== null,
  apply_button: (text: string) => /^(?:\/(?![/\\])|https:\/\/[^\s/]+\.)/.test(text),
} as const;

/** How it is laid out and whether it moves by itself. */
function Looks({ block, set, disabled }: PartProps) {
  const t = useBlockText();
  if ('layout' in block) {
    const layouts = block.type === 'image' ? layoutsOf.image : layoutsOf.testimonial;
    return (
      <Field label={t('layout')}>
        <Select
          value={block.layout}
          disabled={disabled}
          onChange={({ target }) => set({ layout: target.value })}
        >
          {layouts.map((layout) => (
            <option key={layout} value={layout}>
              {t(`layout_${layout}`)}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
  const moving = 'autoplay' in block ? 'autoplay' : 'animation' in block ? 'animation' : null;
  if (!moving) return null;
  return (
    <Checkbox
      label={t(moving)}
      checked={Boolean((block as unknown as Record<string, unknown>)[moving])}
      disabled={disabled}
      onChange={({ target }) => set({ [moving]: target.checked })}
    />
  );
}

const layoutsOf = {
  image: ['full', 'two-column'],
  testimonial: ['card', 'quote'],
} as const;
