import {
  fuzz,
  guardedFetch,
  harmlessHtml,
  hostileText,
  modules,
  platform,
  sums,
} from '../proofs.ts';
import type { Rows } from '../row.ts';

/** V1: encoding and sanitization. */
export const encoding: Rows = {
  '1.1.1': {
    asks: 'input is decoded once, before it is checked',
    design:
      'Fastify decodes address and body once, before validation; no module decodes what it was given again.',
  },
  '1.1.2': {
    asks: 'output is encoded last, for its interpreter',
    design:
      'React, Drizzle, the mail templates and `platform/escape-html.ts` encode where the text is written; texts are kept as they were typed.',
  },
  '1.2.1': {
    asks: 'HTML, attributes, XML and headers are encoded for their place',
    proof: [
      hostileText,
      [
        `${modules}/sharing/sharing.test.ts`,
        'says to networks what it is, in safe letters, and leads people on',
      ],
      [`${modules}/site/site.test.ts`, 'writes addresses as XML has them'],
      [`${platform}/mail/mail.test.tsx`, 'cannot be broken by what somebody wrote'],
    ],
  },
  '1.2.2': {
    asks: 'what goes into an address is encoded; only safe schemes',
    proof: [
      ['packages/domain/src/profiles/link.test.ts', '%j is none'],
      ['packages/contracts/src/articles/article-document.schemas.test.ts', 'leads nowhere by %j'],
      ['tools/checks/page-addresses.test.ts', 'is written in one place'],
    ],
  },
  '1.2.3': {
    asks: 'what goes into scripts and JSON cannot end them',
    proof: [
      [
        'apps/web/src/lib/page/for-script.test.ts',
        'never ends the script that it stands in, and reads back the same',
      ],
      ['apps/web/src/lib/texts/page-texts.test.ts', 'never end the script that they stand in'],
    ],
  },
  '1.2.4': {
    asks: 'no SQL is put together from input',
    proof: [fuzz],
    but: 'values are parameters of Drizzle; that `sql.raw` is given constants alone is by review, no check reads it',
  },
  '1.2.5': {
    asks: 'no command of the system is put together from input',
    design:
      'Processes are started by the embedded database of the demo and by the reader of spreadsheets alone, with fixed arguments and no shell.',
  },
  '1.2.6': { asks: 'no LDAP query is put together from input', absent: 'no LDAP' },
  '1.2.7': {
    asks: 'no XPath is put together from input',
    absent: 'no XPath; XML is read into plain objects',
  },
  '1.2.8': {
    asks: 'LaTeX runs nothing',
    absent: 'no LaTeX; documents are drawn by @react-pdf/renderer',
  },
  '1.2.9': {
    asks: 'input in a regular expression is escaped',
    proof: [
      [
        `${platform}/personal-data.test.ts`,
        'knows the endings of the cases and names that need escaping',
      ],
      [
        `${modules}/security/security.permissions.itest.ts`,
        'signs of patterns are letters like others',
      ],
    ],
  },
  '1.3.1': {
    asks: 'HTML from an editor is sanitised by a known library',
    proof: [
      harmlessHtml,
      [
        `${modules}/content/content.itest.ts`,
        'never keeps or gives HTML that runs, whichever way it came in',
      ],
      ['e2e/content.hostile.spec.ts', 'hostile HTML in live editing'],
    ],
  },
  '1.3.2': {
    asks: 'nothing is evaluated at run time',
    design: 'No `eval`, `Function` or `vm` in the sources, and no page’s policy would let one run.',
  },
  '1.3.3': {
    asks: 'what goes to a dangerous place is cleaned and cut before',
    proof: [
      ['packages/domain/src/profiles/plain-text.test.ts', 'drops %s'],
      [`${platform}/http/mount.itest.ts`, 'is taken out of a body'],
      [`${platform}/csv.test.ts`, 'never begins like a formula, and comes back as it was'],
    ],
  },
  '1.3.4': {
    asks: 'SVG of users cannot run',
    proof: [
      [`${modules}/files/pictures.test.ts`, 'remaking a picture > refuses %s'],
      [`${modules}/files/files.itest.ts`, 'uploading a picture > refuses %s'],
    ],
  },
  '1.3.5': {
    asks: 'templates, Markdown and styles of users are harmless or not taken',
    proof: [
      ['packages/contracts/src/articles/article-document.schemas.test.ts', 'has no place for %s'],
      [
        'e2e/content.blocks.spec.ts',
        'nothing of it runs in an article, its list, its editor and its feeds',
      ],
    ],
  },
  '1.3.6': {
    asks: 'no request is sent inside on a user’s word',
    proof: [
      guardedFetch,
      [
        `${modules}/link-previews/link-previews.itest.ts`,
        'leads nobody inside, and reads for members only',
      ],
      [
        `${modules}/notifications/push.itest.ts`,
        'is put to be sent with the change that causes it, and never within the product’s own network',
      ],
    ],
  },
  '1.3.7': {
    asks: 'no template is built from input',
    design:
      'Texts have places to fill in, no expressions; what fills them is a value (`messages/translate.ts`).',
  },
  '1.3.8': { asks: 'no JNDI name from input', absent: 'no Java' },
  '1.3.9': {
    asks: 'no memcache command from input',
    absent: 'no memcache; caches are in the server’s memory',
  },
  '1.3.10': {
    asks: 'no format string from input',
    absent: 'JavaScript has none that reads memory; logs are JSON',
  },
  '1.3.11': {
    asks: 'input cannot add readers or headers to a mail',
    proof: [
      [
        `${platform}/mail/mail.test.tsx`,
        'takes no second reader or header from an address or subject',
      ],
    ],
  },
  '1.4.1': {
    asks: 'memory-safe strings and copies',
    absent: 'JavaScript manages memory; no native code of ours',
  },
  '1.4.2': {
    asks: 'numbers cannot overflow',
    proof: [
      ['packages/domain/src/money.test.ts', 'fening > refuses %d'],
      [
        `${modules}/applications/applications.content.test.ts`,
        'and numbers are bounded, so that every sum is exact',
      ],
      sums,
    ],
  },
  '1.4.3': {
    asks: 'freed memory is not used again',
    absent: 'JavaScript manages memory; no native code of ours',
  },
  '1.5.1': {
    asks: 'XML readers resolve no entities',
    proof: [
      [`${modules}/crowdfunding/payments/monri.xml.test.ts`, 'resolves no entity'],
      [
        `${modules}/translations/translations.sheet.test.ts`,
        'reads nothing from outside, and multiplies nothing',
      ],
    ],
  },
  '1.5.2': {
    asks: 'only known shapes are made of what is sent',
    proof: [fuzz, [`${modules}/accounts/accounts.bodies.itest.ts`, 'what a body carries besides']],
    but: 'JSON alone is read, by the schema of each row; nothing names a type',
  },
};
