import type { FoundApplication } from '@app/contracts/applications/projects.schemas';
import { pages } from '@app/contracts/pages';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { Field } from '@app/ui/field';
import { Globe, Lock, Search } from '@app/ui/icons';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { TextInput } from '@app/ui/text-input';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { applications, StatusBadge } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { ProjectPicture } from '../../../lib/pictures/project-picture.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useProjectsText } from '../projects-text.ts';
import type { Route } from './+types/find-application';
import s from './find-application.module.css';

/** As many as an answer holds at most. */
const most = 20;

const wishOf = (query: URLSearchParams) => {
  const q = query.get('q')?.trim().slice(0, 200) ?? '';
  return q.length < 2 ? '' : q;
};

export const loader = pageLoader(async ({ ask, query }) => {
  const q = wishOf(query);
  return { found: q === '' ? [] : await ask(applications.find, { query: { q } }) };
});

type Own = { readonly q: string; readonly found: readonly FoundApplication[] };

/** What a member may open; undefined until it is known. */
function useOwn(q: string): Own | 'failed' | undefined {
  const [own, setOwn] = useState<Own | 'failed'>();
  useEffect(() => {
    if (!q) return undefined;
    let left = false;
    applications.find({ query: { q } }).then(
      (found) => left || setOwn({ q, found }),
      () => left || setOwn('failed'),
    );
    return () => {
      left = true;
    };
  }, [q]);
  return typeof own === 'object' && own.q !== q ? undefined : own;
}

export default function FindApplicationPage({ loaderData }: Route.ComponentProps) {
  const t = useProjectsText();
  const { state } = useSession();
  const [search, setSearch] = useSearchParams();
  const q = wishOf(search);
  const member = state === 'authenticated';
  // Rendered as everybody sees it; a member is shown what they may open besides.
  const own = useOwn(member ? q : '');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = `${new FormData(event.currentTarget).get('q')}`.trim();
    setSearch(wish ? { q: wish } : {}, { preventScrollReset: true });
  };
  return (
    <div className={`wrap section-end ${s.page}`}>
      <PageHead description={t('findDescription')} />
      <header className="page-top">
        <h1 className="title-1">{t('findTitle')}</h1>
        <p className="lead mt4">{t('findLead')}</p>
        <search>
          <form key={q} method="get" className={s.form} onSubmit={send}>
            <Field label={t('findField')} hideLabel>
              <TextInput type="search" name="q" defaultValue={q} maxLength={200} required />
            </Field>
            <Button type="submit">
              <Search /> {t('search')}
            </Button>
          </form>
        </search>
        {member ? null : (
          <p className="small muted mt4">
            {t('findMore')}{' '}
            <Link className="link" to={pages.login({ returnUrl: pages.findApplication({ q }) })}>
              {t('signIn')}
            </Link>
          </p>
        )}
      </header>
      {own === 'failed' ? <p className="message bad mt4">{t('findFailed')}</p> : null}
      {q ? <Found found={typeof own === 'object' ? own.found : loaderData.found} /> : null}
    </div>
  );
}

function Found({ found }: { found: readonly FoundApplication[] }) {
  const t = useProjectsText();
  if (found.length === 0) {
    return (
      <EmptyState level={2} picture={<Lookout />} title={t('notFound')} text={t('notFoundText')} />
    );
  }
  const { length: count } = found;
  return (
    <>
      <h2 className="small muted">
        {count < most ? t('found', { count }) : t('foundMany', { count })}
      </h2>
      <ul className={s.list}>
        {found.map((one) => (
          <Result key={one.id} one={one} />
        ))}
      </ul>
    </>
  );
}

function Result({ one }: { one: FoundApplication }) {
  const t = useProjectsText();
  const { slug, code, title, teamName, picture, bank, status, isPublic } = one;
  return (
    <li>
      <div className="picture">
        <ProjectPicture id={slug} picture={picture} emblem={bank.emblem} label="" />
      </div>
      <div>
        <h3 className="title-4">
          <Link to={pages.project({ slug })}>{title || t('untitled')}</Link>
        </h3>
        <p className="small muted">{[teamName, bank.municipality].filter(Boolean).join(', ')}</p>
        <p className="smaller faint tabular">{t('code', { code })}</p>
      </div>
      <div className={s.marks}>
        <StatusBadge status={status} />
        <Badge tone="outline" icon={isPublic ? <Globe /> : <Lock />}>
          {t(isPublic ? 'public' : 'private')}
        </Badge>
      </div>
    </li>
  );
}
