import { toBody } from '@app/domain/applications/form/amounts';
import type { BlueContent } from '@app/domain/applications/form/blue.form';
import { type Try, triesFor } from '@app/domain/applications/form/blue.tries';
import { Button } from '@app/ui/button';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useMonths } from '../../figures/months.ts';
import { useFiguresText } from '../../figures/text.ts';
import { useCanvas } from '../canvas-context.tsx';
import s from './figures.module.css';

interface TriesProps {
  readonly tried: Try['kind'] | null;
  onTry(kind: Try['kind'] | null): void;
}

/** What would help a plan that does not hold, where the reader may write what it changes. */
export function useTries(): readonly Try[] {
  const { rules, writable, form } = useCanvas();
  if (!('figures' in form.sections)) return [];
  return triesFor(rules as unknown as BlueContent).filter(({ change }) =>
    writable(change.products ? 'sales' : 'figures'),
  );
}

/** Each with the year that it leads to: drawn on trial, and written only once that is said. */
export function Tries({ tried, onTry }: TriesProps) {
  const t = useFiguresText();
  const { form, saver } = useCanvas();
  const tries = useTries();
  if (tries.length === 0) return null;
  const keep = ({ change }: Try) => {
    for (const [field, value] of Object.entries(toBody(form, { ...change }))) {
      saver.change(field, value);
    }
    onTry(null);
  };
  return (
    <section aria-labelledby="tries" className={s.tries}>
      <p className="small muted" id="tries">
        {t('tries')}
      </p>
      <ul>
        {tries.map((one) => (
          <li key={one.kind}>
            <span>
              {t(one.kind)}
              {tried === one.kind ? (
                <span className="smaller muted block">{t('tried')}</span>
              ) : null}
            </span>
            <YearsEnd one={one} />
            {tried === one.kind ? (
              <span className="row g2">
                <Button variant="primary" size="m" onClick={() => keep(one)}>
                  {t('keepTry')}
                </Button>
                <Button variant="ghost" size="m" onClick={() => onTry(null)}>
                  {t('leaveTry')}
                </Button>
              </span>
            ) : (
              <Button
                variant="secondary"
                size="m"
                aria-label={`${t('try')}: ${t(one.kind)}`}
                onClick={() => onTry(one.kind)}
              >
                {t('try')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function YearsEnd({ one: { figures } }: { one: Try }) {
  const { km } = useFormat();
  const last = useMonths(figures, useCanvas().about.startsOn).at(-1);
  return (
    <span className={last && last.cash < 0 ? 'tabular small bad-text' : 'tabular small'}>
      {last?.short} {km((last?.cash ?? 0) / 100)}
    </span>
  );
}
