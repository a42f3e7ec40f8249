import { languageTag } from '@app/messages/catalogue';
import type { titlesTexts } from '@app/messages/titles';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { AdminTools } from '../features/content/public.ts';
import { rowOf } from '../lib/addresses/route-table.ts';
import { keptPages } from '../lib/page/kept-pages.ts';
import { PageTitle } from '../lib/page/page-head.tsx';
import { useProduct } from '../lib/page/product.ts';
import { useLanguage } from '../lib/texts/language.tsx';
import { useShellText, useTitle } from '../lib/texts/text.ts';
import type { RouteRow } from '../routes/row.ts';
import { Footer } from './footer.tsx';
import s from './frame.module.css';
import { Guard } from './guards.tsx';
import { Header } from './header/header.tsx';
import { SeenBefore } from './seen-before.tsx';

interface FrameProps {
  /** Title of a screen that stands in for the page. */
  readonly title?: keyof typeof titlesTexts;
  readonly children: ReactNode;
}

export function PageFrame({ title, children }: FrameProps) {
  const matches = useMatches();
  const row = rowOf(matches.at(-1)?.id) ?? rowOf('*');
  const t = useShellText();
  const chrome = row && row.header !== 'none' ? row.header : null;
  const standsIn = title !== undefined;
  return (
    <>
      <Head row={row} title={title} />
      <a className={s.skip} href="#main">
        {t('skip')}
      </a>
      <LoadingState />
      {standsIn ? null : <AdminTools />}
      {chrome ? <Header kind={chrome} /> : null}
      {row && !standsIn && keptPages.has(row.path) ? <SeenBefore /> : null}
      <Content bare={chrome === null}>
        {row && !standsIn ? <Guard row={row}>{children}</Guard> : children}
      </Content>
      {chrome && row?.footer !== false ? <Footer /> : null}
    </>
  );
}

/** After moving on, the reader's place is the beginning of the new page. */
function Content({ bare, children }: { bare: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A field of the new page may have taken the focus already.
    if (document.activeElement?.closest('[data-autofocus]')) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    // Without a header above it stands higher: another element, so that none is seen to jump there.
    <main key={bare ? 'bare' : 'framed'} id="main" ref={main} tabIndex={-1}>
      {children}
    </main>
  );
}

function LoadingState() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={s.coming} aria-hidden="true" />;
}

function Head({ row, title }: { row: RouteRow | undefined; title: FrameProps['title'] }) {
  const titles = useTitle();
  const { language } = useLanguage();
  const { publicUrl, brand } = useProduct();
  const { pathname } = useLocation();
  const open = row?.access === 'open' && title === undefined && row.path !== '*';
  const own = row?.ownTitle && title === undefined;
  const address = `${publicUrl}${pathname}`;
  return (
    <>
      {own ? null : <PageTitle title={titles(title ?? row?.title ?? 'notFound')} />}
      {open ? (
        <>
          {row.ownAddress ? null : <link rel="canonical" href={address} />}
          <meta property="og:url" content={address} />
          <meta property="og:site_name" content={brand} />
          <meta property="og:locale" content={languageTag[language].replace('-', '_')} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
