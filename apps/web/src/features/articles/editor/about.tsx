import { pages } from '@app/contracts/pages';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { useEditorText } from '../desk-text.ts';
import s from './desk.module.css';
import { useDesk } from './desk-context.ts';

/** What goes out with the text, for who does not write it now: nothing is agreed to unseen. */
export function About() {
  const t = useEditorText();
  const { work, content } = useDesk();
  const { cover, tags, bankSlug, seoTitle, seoDescription, canonical } = content;
  const bank = work.banks.find(({ slug }) => slug === bankSlug);
  return (
    <section>
      <h2 className="title-4">{t('about')}</h2>
      <dl className={s.facts}>
        <Fact name={t('tags')}>{tags.join(', ') || t('nothing')}</Fact>
        <Fact name={t('inName')}>
          {bankSlug ? (
            <Link className="link" to={pages.bank({ bankSlug })}>
              {bank?.name ?? bankSlug}
            </Link>
          ) : (
            t('inOwnName')
          )}
        </Fact>
        {cover.url ? <Fact name={t('coverAlt')}>{cover.alt || t('nothing')}</Fact> : null}
        <Fact name={t('seoTitle')}>{seoTitle || t('asTitle')}</Fact>
        <Fact name={t('seoDescription')}>{seoDescription || t('asSummary')}</Fact>
        {canonical ? (
          <Fact name={t('canonical')}>
            <a className="link" href={canonical} target="_blank" rel="noopener noreferrer">
              {canonical}
            </a>
          </Fact>
        ) : null}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="smaller faint">{name}</dt>
      <dd className="small break">{children}</dd>
    </div>
  );
}
