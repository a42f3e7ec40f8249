import { parseAddress } from '@app/contracts/endpoint';
import { sitePaths } from '@app/contracts/site/site.paths';
import { type Language, languageTag } from '@app/messages/catalogue';
import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import styles from './app.css?url';
import { rowOf } from './lib/addresses/route-table.ts';
import { type Accent, useOwnAccent } from './lib/browser/accent.ts';
import { RenderedAtProvider } from './lib/format/rendered-at.tsx';
import { headScript } from './lib/page/head-script.ts';
import { pageContext } from './lib/page/page.ts';
import { type Product, useProduct } from './lib/page/product.ts';
import { LanguageProvider } from './lib/texts/language.tsx';
import { ErrorScreen, NotFoundScreen, RefreshScreen } from './shell/error-screens.tsx';
import { Followers } from './shell/followers.tsx';
import { PageFrame } from './shell/frame.tsx';
import { FirstScriptContext, NonceContext } from './shell/nonce.ts';
import { Toasts } from './shell/toasts.tsx';

export function loader({ context }: LoaderFunctionArgs): Product {
  const { brand, publicUrl, demo, mapTilesUrl, smallestGift, language, theme, now } =
    context.get(pageContext);
  return { brand, publicUrl, demo, mapTilesUrl, smallestGift, language, theme, now };
}

/** What the page knows of the product does not change while it is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { language, theme, now } = useProduct();
  const nonce = use(NonceContext);
  const first = use(FirstScriptContext);
  const matches = useMatches();
  const row = rowOf(matches.at(-1)?.id);
  // What only the record tells is known before the page is painted, too.
  const told = matches.at(-1)?.loaderData as { readonly accent?: Accent | undefined } | undefined;
  const accent = useOwnAccent() ?? told?.accent ?? row?.accent ?? 'career';
  return (
    <html
      lang={languageTag[language as Language]}
      data-theme={theme === 'dark' ? 'dark' : 'light'}
      data-theme-choice={theme}
      data-accent={accent}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
          dangerouslySetInnerHTML={{ __html: headScript + first }}
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-180.png" />
        <link rel="manifest" href={manifest} />
        {/* By its address: what is imported is loaded again with parts that come later, and its
            fonts with it, for which every text moves. */}
        <link rel="stylesheet" href={styles} />
        <Links />
      </head>
      <body>
        <LanguageProvider initial={language}>
          <RenderedAtProvider at={now}>
            {children}
            <Toasts />
            <Followers />
          </RenderedAtProvider>
        </LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

const { path: manifest } = parseAddress(sitePaths.manifest);

const missingModule = /dynamically imported module|module script failed|error loading dynamic/i;

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <PageFrame title="notFound">
        <NotFoundScreen />
      </PageFrame>
    );
  }
  const missing = error instanceof Error && missingModule.test(error.message);
  return <PageFrame title="error">{missing ? <RefreshScreen /> : <ErrorScreen />}</PageFrame>;
}
