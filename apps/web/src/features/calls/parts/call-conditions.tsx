import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { Check, X } from '@app/ui/icons';
import { useCallsText } from '../../../entities/calls/public.ts';
import { TextIn } from '../../../lib/texts/words.tsx';
import s from './call-conditions.module.css';

/** Who may apply and who may not: what is checked by itself first, then the staff's own words. */
export function Conditions({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const conditions = useConditions(call);
  const columns = [
    { title: t('yes'), Icon: Check, said: conditions, lines: call.eligible },
    { title: t('no'), Icon: X, said: [], lines: call.notEligible },
  ];
  return (
    <div className={s.conditions}>
      {columns
        .filter((column) => column.said.length + column.lines.length > 0)
        .map(({ title, Icon, said: own, lines }) => (
          <div key={title} className="card-flat">
            <h3 className="bold row g2">
              <Icon />
              {title}
            </h3>
            <ul className="small muted mt2">
              {own.map((line) => (
                <li key={line}>
                  <Icon />
                  <span>{line}</span>
                </li>
              ))}
              {lines.map((line) => (
                <li key={line.bhs + line.en}>
                  <Icon />
                  <span>
                    <TextIn text={line} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}

function useConditions({ minAge, maxAge, municipalities, minTeam, maxTeam }: CallDetail): string[] {
  const t = useCallsText();
  const lines: string[] = [];
  if (minAge !== null && maxAge !== null) lines.push(t('ages', { from: minAge, to: maxAge }));
  else if (minAge !== null) lines.push(t('agesFrom', { from: minAge }));
  else if (maxAge !== null) lines.push(t('agesTo', { to: maxAge }));
  if (municipalities.length > 0) {
    const places = municipalities.join(', ');
    lines.push(t(municipalities.length === 1 ? 'place' : 'places', { places }));
  }
  lines.push(minTeam === 1 ? t('alone') : t('team', { from: minTeam, to: maxTeam }));
  return lines;
}
