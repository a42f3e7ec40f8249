// Floor: React alone, rendering the elements of one page's HTML anew for each request.
import { createServer } from 'node:http';
import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ready } from './ready.ts';

const url = process.env.PAGE_URL;
if (!url) throw new Error('PAGE_URL names the page to render.');
const page = parseDocument(await (await fetch(url)).text());

/** `a: b; c: d` as React takes it. */
const styleOf = (text: string) =>
  Object.fromEntries(
    text.split(';').flatMap((rule) => {
      const colon = rule.indexOf(':');
      const name = rule.slice(0, colon).trim();
      const key = name.startsWith('--') ? name : name.replace(/-(.)/g, (_, c) => c.toUpperCase());
      return colon < 0 ? [] : [[key, rule.slice(colon + 1).trim()]];
    }),
  );

const rawText = new Set(['script', 'style']);

function elementOf(node: AnyNode): ReactNode {
  if (isText(node)) return node.data;
  return isTag(node) || rawText.has(node.type) ? tagOf(node as Element) : null;
}

function tagOf({ name, attribs, children }: Element): ReactNode {
  const { class: className, style, ...others } = attribs;
  const props = {
    ...others,
    ...(className === undefined ? {} : { className }),
    ...(style === undefined ? {} : { style: styleOf(style) }),
  };
  const [first] = children;
  if (rawText.has(name)) {
    const __html = first && isText(first) ? first.data : '';
    return createElement(name, { ...props, dangerouslySetInnerHTML: { __html } });
  }
  return createElement(name, props, ...children.map(elementOf));
}

const root = page.children.find(isTag);
if (!root) throw new Error(`${url} is no page.`);
const server = createServer((_request, response) => {
  const body = Buffer.from(`<!DOCTYPE html>${renderToString(tagOf(root))}`);
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => ready(server.address()));
