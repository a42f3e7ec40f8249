import { nameOf } from '@app/domain/applications/form/words';
import { useSummary } from '../../../../entities/applications/public.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import type { ValueProps } from './value-props.ts';

/** What an item lacks, once it has words or somebody asked for a check. */
export function useItemLack(path: string, begun: boolean): string | null {
  const { form, missing, shows } = useCanvas();
  const summary = useSummary(form);
  const lacking = missing.filter(({ field }) => field.startsWith(`${path}.`));
  return begun || lacking.some(({ field }) => shows(field)) ? summary(lacking, 0) : null;
}

type Parts = Readonly<Record<string, unknown>>;

/** A folded item: its number, its first words, its days, choices and amounts. */
export function ItemSummary({ path, value, current, what }: ValueProps<Parts> & { what: string }) {
  const say = useSay();
  const { date, km } = useFormat();
  const { missing } = useCanvas();
  const n = Number(path.split('.').at(-1)) + 1;
  const fields = value.kind === 'group' ? value.fields : {};
  const first = Object.entries(fields).find(([, { kind }]) => kind === 'text')?.[0] ?? '';
  const lack = useItemLack(path, current[first] !== '');
  const whole = !missing.some(({ field }) => field.startsWith(`${path}.`));
  const days = Object.entries(fields).filter(([, { kind }]) => kind === 'day');
  const known = days.some(([key]) => current[key]);
  const texts = Object.entries(fields).flatMap(([key, { kind }]) => {
    const one = current[key];
    if (!one) return [];
    if (kind === 'choice') return [say(`${nameOf(`${path}.${key}`)}=${one}`)];
    return kind === 'money' ? [km(one as number)] : [];
  });
  return (
    <>
      <span className="step-stones tabular" data-s={whole ? 'done' : 'open'} aria-hidden="true">
        {n}
      </span>
      <span className="grow">
        <span className="bold cut-2">{what}</span>
        {known || texts.length > 0 ? (
          <span className="smaller muted tabular block">
            {[
              ...(known
                ? [
                    days
                      .map(([key]) => (current[key] ? date(current[key] as string) : '…'))
                      .join(' – '),
                  ]
                : []),
              ...texts,
            ].join(' · ')}
          </span>
        ) : null}
        {lack ? <span className="smaller warn-text block">{lack}</span> : null}
      </span>
    </>
  );
}
