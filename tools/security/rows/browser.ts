import {
  allHeaders,
  hostileText,
  modules,
  pageHeaders,
  pagePolicy,
  platform,
  walk,
} from '../proofs.ts';
import type { Rows } from '../row.ts';

/** V3: what a browser does with it. */
export const browser: Rows = {
  '3.2.1': {
    asks: 'an answer opened by itself is not taken for a page',
    proof: [
      [`${platform}/headers.test.ts`, 'let nothing in an API answer run or load'],
      [`${modules}/files/files.itest.ts`, 'is cached for good and can do nothing'],
      walk,
    ],
  },
  '3.2.2': { asks: 'text is shown as text', proof: [hostileText] },
  '3.3.1': {
    asks: 'cookies are Secure, and named so',
    gap: 'The two cookies (`language`, `theme`) are choices, no secrets; a script sets them with `Secure` on https, without the prefix in their names.',
  },
  '3.3.2': {
    asks: 'cookies have SameSite',
    proof: [['apps/web/src/lib/drafts/storage.ts', 'SameSite=Lax']],
    but: 'by reading the one place that sets a cookie',
  },
  '3.3.3': {
    asks: 'cookies are of this host by their name',
    gap: 'As 3.3.1: two choices without the prefix. No session is in a cookie.',
  },
  '3.3.4': {
    asks: 'a session’s cookie is out of reach of scripts',
    absent: 'no session is in a cookie; tokens go in the body and come in a header',
  },
  '3.4.1': {
    asks: 'HSTS for a year and all subdomains',
    proof: [
      allHeaders,
      [`${platform}/headers.test.ts`, 'demands TLS only where the product stands behind it'],
    ],
  },
  '3.4.2': {
    asks: 'other sites read no answer',
    proof: [walk],
    but: 'rows marked `anyOrigin` alone bear `Access-Control-Allow-Origin: *`; they are public and only read',
  },
  '3.4.3': { asks: 'a content policy with nonces, no objects, no base', proof: [pagePolicy] },
  '3.4.4': { asks: 'no type is guessed at', proof: [walk, allHeaders, pageHeaders] },
  '3.4.5': { asks: 'a referrer policy', proof: [walk, allHeaders, pageHeaders] },
  '3.4.6': {
    asks: 'nobody frames it, by frame-ancestors',
    proof: [
      walk,
      pagePolicy,
      ['e2e/crowdfunding.page.spec.ts', 'another site may frame the widget, and no page'],
    ],
    but: 'a campaign’s widget is made to be framed',
  },
  '3.5.1': {
    asks: 'a foreign page cannot act for the reader',
    proof: [walk],
    but: 'who asks is told by the header `Authorization` alone, which no foreign page can send; with none every row is answered as to nobody',
  },
  '3.5.2': {
    asks: 'a call without preflight does nothing',
    proof: [walk],
    but: 'the same: without `Authorization`, which needs a preflight that is never granted, nobody is signed in',
  },
  '3.5.3': {
    asks: 'what changes something is no GET',
    proof: [
      walk,
      [
        'apps/server/src/closed-doors.itest.ts',
        'a call is what its method says, whatever else names one',
      ],
    ],
    but: 'the walk compares the database before and after; seven GETs say so in their sample: confirming an address by its token, as specified, and reads that are written down',
  },
  '3.5.4': {
    asks: 'separate applications have separate hosts',
    absent: 'one application; its administration is part of it, told apart by rights',
  },
  '3.5.5': {
    asks: 'messages of frames are believed by their origin',
    proof: [
      [
        'apps/web/src/lib/blocks/blocks.test.tsx',
        'loads nothing of YouTube before the reader agrees, then plays one video at a time',
      ],
      [
        'apps/web/src/lib/blocks/blocks.test.tsx',
        'says when no video stands behind an address, and when one did not load',
      ],
    ],
  },
  '3.7.1': {
    asks: 'no plug-ins of the past',
    design: 'HTML, CSS and JavaScript alone; the policy has `object-src none`.',
  },
  '3.7.2': {
    asks: 'readers are led elsewhere only where it is allowed',
    proof: [
      ['apps/web/src/lib/addresses/return-url.test.ts', 'safeReturnUrl > refuses %j'],
      [
        'apps/web/src/features/crowdfunding/donation/payment-way.test.ts',
        'no redirect to an unsafe address',
      ],
      ['apps/web/src/features/crowdfunding/donation/provider-form.test.ts', '%s is not taken'],
      [
        `${modules}/accounts/sign-up/registered-browser.itest.ts`,
        'finds its way back by the mailed link, never to another site',
      ],
    ],
  },
};
