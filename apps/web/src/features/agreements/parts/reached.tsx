import type { ReportFields } from '@app/contracts/agreements/agreements.schemas';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAgreementsText } from '../text.ts';

/** Whom a project reached, in figures. */
export function Reached({ report }: { report: Pick<ReportFields, 'people' | 'volunteers'> }) {
  const t = useAgreementsText();
  const { number } = useFormat();
  const figures = (['people', 'volunteers'] as const).flatMap((name) => {
    const value = report[name];
    return value === null ? [] : [{ name, value }];
  });
  return figures.length > 0 ? (
    <dl className="big-figures">
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </dl>
  ) : null;
}
