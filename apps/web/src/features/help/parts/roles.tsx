import { pages } from '@app/contracts/pages';
import { Disclosure } from '@app/ui/disclosure';
import { ArrowRight } from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { usePlacedText } from '../text.ts';
import s from './help-parts.module.css';

const roles = [
  { name: 'applicant', to: pages.calls({ state: 'open' }) },
  { name: 'donor', to: pages.campaigns() },
  { name: 'board', to: pages.board() },
  { name: 'guardian', to: pages.privacy({ hash: 'maloljetni' }) },
  { name: 'bank', to: pages.bankRequest() },
] as const;

const steps = [1, 2, 3, 4] as const;

/** What one does here, by who one is. */
export function Roles() {
  const placed = usePlacedText();
  return (
    <section className={s.part}>
      <div>
        <h2 className="title-3" {...placed('rolesTitle')} />
        <p className="muted mt2" {...placed('rolesLead')} />
      </div>
      <div>
        {roles.map(({ name, to }) => (
          <Disclosure key={name} title={<span {...placed(`role_${name}`)} />}>
            <ol className={s.ways}>
              {steps.map((n) => (
                <li key={n}>
                  <span {...placed(`${name}${n}`)} />
                </li>
              ))}
            </ol>
            <Link className="go mt4" to={to}>
              <span {...placed(`${name}Go`)} /> <ArrowRight />
            </Link>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
