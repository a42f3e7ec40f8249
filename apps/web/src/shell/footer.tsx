import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { Kilim } from '@app/ui/kilim';
import { PageLink } from '../lib/addresses/links.tsx';
import { hasRoute } from '../lib/addresses/route-table.ts';
import { useProduct } from '../lib/page/product.ts';
import { useShellText } from '../lib/texts/text.ts';
import s from './footer.module.css';
import { LogoLink } from './logo-link.tsx';

const groups = [
  {
    name: 'youthBanks',
    links: [
      [pages.calls(), 'openCalls'],
      [pages.campaigns(), 'campaigns'],
      [pages.approved(), 'approved'],
    ],
  },
  {
    name: 'career',
    links: [
      [pages.jobs(), 'jobs'],
      [pages.learning(), 'learning'],
      [pages.mentoring(), 'mentoring'],
    ],
  },
  {
    name: 'support',
    links: [
      [pages.articles(), 'articles'],
      [pages.help(), 'help'],
      [pages.paymentSecurity(), 'paymentSecurity'],
      [pages.fees(), 'fees'],
    ],
  },
] as const;

const legal = [
  [pages.privacy(), 'privacy'],
  [pages.terms(), 'terms'],
] as const;

export function Footer() {
  const t = useShellText();
  const { brand, now } = useProduct();
  const shown = groups
    .map(({ name, links }) => ({ name, links: links.filter(([to]) => hasRoute(to)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <footer className={s.footer}>
      <Kilim />
      <div className="wrap">
        <div className={s.groups}>
          <div className="column g4">
            <LogoLink />
            <p className={cx('small', s.words)}>{t('tagline')}</p>
          </div>
          {shown.map(({ name, links }) => (
            <div key={name} className={s.group}>
              <p>{t(name)}</p>
              <ul>
                {links.map(([to, label]) => (
                  <li key={to}>
                    <PageLink to={to}>{t(label)}</PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={s.end}>
          <span>{`© ${new Date(now).getUTCFullYear()} ${brand}`}</span>
          <span className="row g5 row-wrap">
            {legal.map(([to, label]) => (
              <PageLink key={to} to={to}>
                {t(label)}
              </PageLink>
            ))}
          </span>
        </div>
      </div>
    </footer>
  );
}
