import { type BlueContent, balanceOf } from '@app/domain/applications/form/blue.form';
import { fening, toKm } from '@app/domain/money';
import { CircleCheck, CircleExclamationPoint } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { sectionLink } from '../../../../entities/applications/public.ts';
import { Link } from '../../../../lib/addresses/links.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useFiguresText } from '../../figures/text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import s from './figures.module.css';

const fields = ['budgetBreakdown', 'requestedAmount', 'ownContribution', 'otherSources'] as const;

/** Whether what is needed and what pays for it are the same; if not, by how much, and where. */
export function Balance() {
  const t = useFiguresText();
  const say = useSay();
  const { km } = useFormat();
  const { rules, section } = useCanvas();
  const { budget, covered } = balanceOf(rules as unknown as BlueContent);
  if (budget === 0 && covered === 0) return null;
  if (budget === covered) {
    return (
      <div className={s.balance} role="status">
        <Note tone="ok" icon={<CircleCheck />}>
          {t('balanced')} {km(toKm(budget))}
        </Note>
      </div>
    );
  }
  const values = {
    amount: km(toKm(fening(Math.abs(budget - covered)))),
    budget: km(toKm(budget)),
    covered: km(toKm(covered)),
  };
  return (
    <div className={s.balance} role="status">
      <Note tone="warn" icon={<CircleExclamationPoint />}>
        <p className="bold">{t(budget > covered ? 'coverTooLittle' : 'coverTooMuch', values)}</p>
        <p>
          {fields.map((field, n) => (
            <span key={field}>
              {n > 0 ? ', ' : ''}
              <Link className="link" to={sectionLink(section, field)}>
                {say(field)}
              </Link>
            </span>
          ))}
        </p>
      </Note>
    </div>
  );
}
