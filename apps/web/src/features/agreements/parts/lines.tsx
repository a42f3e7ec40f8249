import type { ProjectProgress } from '@app/contracts/agreements/agreements.schemas';
import { overspendingAllowed } from '@app/domain/agreements/spending';
import { cx } from '@app/ui/cx';
import { Info } from '@app/ui/icons';
import type { CSSProperties } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAgreementsText } from '../text.ts';
import m from './money.module.css';

type Line = ProjectProgress['lines'][number] & {
  readonly needsConsent?: boolean;
  readonly consented?: boolean;
};

/** Length is what was promised, full is what there is a receipt for, hatched is what is over. */
export function Lines({
  lines,
  totals,
}: {
  lines: readonly Line[];
  totals: ProjectProgress['totals'];
}) {
  const t = useAgreementsText();
  const { km } = useFormat();
  const longest = Math.max(1, ...lines.map((line) => Math.max(line.promised, line.spent)));
  const left = (of: { readonly left: number; readonly over: number }) =>
    of.over > 0 ? <b className="bad-text">{t('over', { amount: km(of.over) })}</b> : km(of.left);
  return (
    <table className={m.lines}>
      <thead>
        <tr>
          <th>{t('line')}</th>
          <th>{t('promised')}</th>
          <th>{t('spent')}</th>
          <th>{t('left')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.name}
              <Bar line={line} longest={longest} />
              {line.over > 0 && line.needsConsent !== undefined ? (
                <span className="small muted row g2">
                  <Info />
                  {t(
                    line.consented
                      ? 'overConsented'
                      : line.needsConsent
                        ? 'overConsent'
                        : 'overAllowed',
                    {
                      percent: overspendingAllowed,
                    },
                  )}
                </span>
              ) : null}
            </th>
            <td data-label={t('promised')}>{km(line.promised)}</td>
            <td data-label={t('spent')}>{km(line.spent)}</td>
            <td data-label={t('left')}>{left(line)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td data-label={t('promised')}>{km(totals.promised)}</td>
          <td data-label={t('spent')}>{km(totals.spent)}</td>
          <td data-label={t('left')}>{left(totals)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Bar({ line, longest }: { line: Line; longest: number }) {
  const share = (amount: number, of: number) => (of > 0 ? (amount / of) * 100 : 0);
  const size: CSSProperties & Record<`--${string}`, number> = {
    '--w': share(line.promised, longest),
    '--v': Math.min(100, share(line.spent, line.promised)),
    '--o': share(line.over, longest),
  };
  return (
    <span className={cx(m.bar, line.over > 0 && m.overspent)} style={size} aria-hidden="true">
      <span>
        <i />
      </span>
      <u />
    </span>
  );
}
