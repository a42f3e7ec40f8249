import type { PageAnswer, PageRenderer, PageRequest } from '@app/contracts/page';
import { renderToString } from 'react-dom/server';
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { firstScript } from './lib/page/first-script.ts';
import { forScript } from './lib/page/for-script.ts';
import { keepMissing } from './lib/page/missing-pages.ts';
import { pageContext } from './lib/page/page.ts';
import { pageTexts } from './lib/texts/page-texts.ts';
import { FirstScriptContext, NonceContext } from './shell/nonce.ts';

/** Renders in one go: whatever a page shows to strangers is there before the first byte leaves. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext);
  const { serverHandoffStream, ...withoutStream } = entry;
  const state = await textOf(serverHandoffStream);
  const render = () => rendered(shownAlone(withoutStream), request.url, page, state);
  headers.set('content-type', 'text/html; charset=utf-8');
  // The text goes round the Response, which would only turn it into bytes and back.
  context.get(outcome).html = status === 404 ? missing.page(entry, page, render) : render();
  return new Response(null, { status, headers });
}

/** Knows the routes that are shown and no others: the router builds all that it knows for each page. */
function shownAlone(entry: EntryContext): EntryContext {
  const { routes } = entry.manifest;
  const shown = entry.staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const row = routes[id];
    return row ? [[id, row] as const] : [];
  });
  return { ...entry, manifest: { ...entry.manifest, routes: Object.fromEntries(shown) } };
}

function rendered(
  context: EntryContext,
  url: string,
  { nonce, texts, language }: PageRequest,
  state: string,
): string {
  const shown = pageTexts(texts);
  const html = renderToString(
    <NonceContext value={nonce}>
      <FirstScriptContext
        value={firstScript(
          context.staticHandlerContext.matches.at(-1),
          language,
          context.manifest.version,
        )}
      >
        <ServerRouter context={context} url={url} nonce={nonce} />
      </FirstScriptContext>
    </NonceContext>,
  );
  return `<!DOCTYPE html>${withState(scriptsLast(html), state, nonce, shown.script())}`;
}

const missing = keepMissing();

/** Where the page's text is left for `render`. */
const outcome = createContext<{ html?: string }>();

/**
 * A page can be read without its scripts: they wait for the sheets and fonts that it is drawn with.
 * Ahead of these, as the router puts them, they take a phone's connections for a whole round trip.
 */
function scriptsLast(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const links = [...new Set(head.match(preloads))].map((link) => `${link.slice(0, -2)}${low}/>`);
  return head.replaceAll(preloads, '') + links.join('') + html.slice(end);
}

const preloads = /<link rel="modulepreload"[^>]*\/>/g;
const low = ' fetchpriority="low"';

const end = '</body></html>';

/** The loaders' data goes to the end of the page, behind all that can be read. */
function withState(html: string, state: string, nonce: string, texts: string): string {
  const text = forScript(state);
  const stream = 'window.__reactRouterContext.streamController';
  const script = `<script nonce="${nonce}">${texts}${stream}.enqueue(${text});${stream}.close();</script>`;
  return html.endsWith(end) ? `${html.slice(0, -end.length)}${script}${end}` : html + script;
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return '';
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
}

/** React Router's own failures; those of loaders reach the error page and this alike. */
export function handleError(error: unknown, { context }: { context: RouterContextProvider }): void {
  context.get(pageContext).onError(error);
}

/**
 * Makes the renderer of the built pages.
 *
 * @param build what React Router's compiler made: the module that holds this one.
 */
export function createPages(build: ServerBuild): PageRenderer {
  const handle = createRequestHandler(build, 'production');
  return {
    async render(page: PageRequest): Promise<PageAnswer> {
      const context = new RouterContextProvider();
      context.set(pageContext, page);
      const left: { html?: string } = {};
      context.set(outcome, left);
      const request = new Request(`${page.publicUrl}${page.path}`);
      const answer = await handle(request, context);
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: left.html ?? (await answer.text()),
      };
    },
  };
}
