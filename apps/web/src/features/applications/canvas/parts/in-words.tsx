import type { Answer, AttachedFile, Value } from '@app/domain/applications/form/values';
import { useFormat } from '../../../../lib/use-format.ts';
import { nameOf } from '../../form-paths.ts';
import { type SdgKey, useFieldsText, useSdgText } from '../../text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import type { Point } from '../values/places.ts';
import { usePointInWords } from '../values/point-in-words.ts';

type Parts = Readonly<Record<string, unknown>>;

/** What stands in a value, as words on lines; nothing if it is empty. */
export function useInWords(): (value: Value, held: unknown, path: string) => string {
  const { km, number, date } = useFormat();
  const t = useFieldsText();
  const say = useSay();
  const sdg = useSdgText();
  const pointInWords = usePointInWords();
  const { members } = useCanvas().draft;

  const inWords = (value: Value, held: unknown, path: string): string => {
    if (held === undefined) return '';
    switch (value.kind) {
      case 'choice':
        return value.of.includes(held as string) ? say(`${nameOf(path)}=${held}`) : String(held);
      case 'day':
        return held ? date(held as string) : '';
      case 'money':
        return held ? km(held as number) : '';
      case 'number':
        return held ? number(held as number) : '';
      case 'flag':
        return held ? t('yes') : '';
      case 'member':
        return members.find(({ id }) => id === held)?.name ?? '';
      case 'point':
        return held ? pointInWords(held as Point) : '';
      case 'files':
        return (held as readonly AttachedFile[]).map(({ name }) => name).join(', ');
      case 'series':
      case 'targets':
        return (held as readonly unknown[]).join(', ');
      case 'goals':
        return (held as readonly number[]).map((n) => `${n}. ${sdg(`${n}` as SdgKey)}`).join('\n');
      case 'answers':
        return (held as readonly Answer[]).map(({ answer }) => answer).join('\n\n');
      case 'list':
        return (held as readonly unknown[])
          .map((one, n) => `${n + 1}. ${inWords(value.item, one, `${path}.${n}`)}`)
          .join(value.item.kind === 'group' ? '\n\n' : '\n');
      case 'group':
        return partsInWords(value.fields, held as Parts, path);
      case 'id':
        return '';
      default:
        return String(held ?? '');
    }
  };

  /** The first words by themselves, the others after their names. */
  const partsInWords = (fields: Readonly<Record<string, Value>>, held: Parts, path: string) =>
    Object.entries(fields)
      .map(([key, value]) => [key, inWords(value, held[key], `${path}.${key}`)] as const)
      .filter(([, words]) => words !== '')
      .map(([key, words], n) => (n === 0 ? words : `${say(nameOf(`${path}.${key}`))}: ${words}`))
      .join('\n');

  return inWords;
}
