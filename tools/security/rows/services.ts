import { forgedAddresses, modules, paper, platform, walk } from '../proofs.ts';
import type { Rows } from '../row.ts';

/** V4: API and web service. V5: files. */
export const services: Rows = {
  '4.1.1': {
    asks: 'each answer names its type and letters',
    proof: [walk],
  },
  '4.1.2': {
    asks: 'only pages are led from http to https',
    gap: 'The proxy of `deploy/Caddyfile` leads every address to https, the API’s too. The web calls no http address, and HSTS keeps browsers from it.',
  },
  '4.1.3': {
    asks: 'headers that a proxy sets are not the reader’s to set',
    proof: [
      forgedAddresses,
      [
        `${modules}/accounts/sign-in/guessing.deep.itest.ts`,
        'through a chain of proxies that the client wrote: at most 100 count',
      ],
      [
        `${modules}/accounts/passwords/reset.itest.ts`,
        'a reset by link > leads to the product’s own address, whatever host was asked',
      ],
    ],
  },
  '4.2.1': {
    asks: 'where a message ends is read in one way',
    design: 'Node’s strict HTTP reader stands behind Caddy; neither is told to be lenient.',
  },
  '4.3.1': { asks: 'GraphQL queries are bounded', absent: 'no GraphQL' },
  '4.3.2': { asks: 'GraphQL tells nothing of its schema', absent: 'no GraphQL' },
  '4.4.1': { asks: 'WebSocket over TLS', absent: 'no WebSocket; live events are an HTTP answer' },
  '4.4.2': { asks: 'WebSocket asks where a page is from', absent: 'no WebSocket' },
  '4.4.3': {
    asks: 'WebSocket has proper tokens',
    absent: 'no WebSocket; live events take the access token in its header',
  },
  '4.4.4': { asks: 'WebSocket gets them by the session', absent: 'no WebSocket' },
  '5.1.1': {
    asks: 'documents name kinds, endings and sizes of files',
    proof: [paper('Files')],
  },
  '5.2.1': {
    asks: 'no file is larger than can be worked on',
    proof: [
      [`${modules}/files/files.itest.ts`, 'uploading a picture > refuses %s'],
      [`${modules}/files/pictures.test.ts`, 'refuses a flood of pixels before it decodes them'],
      [`${modules}/gifts/proofs.itest.ts`, 'has at most 10 MB, to the byte'],
    ],
  },
  '5.2.2': {
    asks: 'a file is what its ending says, by its content',
    proof: [
      [`${modules}/gifts/proof-file.test.ts`, 'refuses %s'],
      [
        `${modules}/applications/applications.files.itest.ts`,
        'takes papers and pictures by what is in them, pictures without what the camera wrote',
      ],
      [
        `${modules}/conversations/files.itest.ts`,
        'is told by what is in it, and nothing else is kept',
      ],
    ],
  },
  '5.2.3': {
    asks: 'what unpacks to too much is not taken',
    gap: 'Proofs and spreadsheets are unpacked with a limit, those that are not opened here (documents of applications, banks and messages) are kept as they are and looked into by nothing.',
    proof: [
      [`${platform}/files/zip-size.test.ts`, 'what a ZIP file unpacks to'],
      [
        `${modules}/translations/translations.sheet.test.ts`,
        'that would fill the memory is refused, and harms nobody: %s',
      ],
    ],
  },
  '5.3.1': {
    asks: 'an uploaded file is never run by the server',
    proof: [[`${modules}/files/files.itest.ts`, 'is cached for good and can do nothing']],
    but: 'files are read and sent; nothing of them is loaded as code',
  },
  '5.3.2': {
    asks: 'paths are ours, not the sender’s',
    proof: [
      [`${platform}/files/files.test.ts`, 'never leaves its place'],
      [`${modules}/files/files.itest.ts`, 'delivering a file > finds nothing at %s'],
    ],
  },
  '5.4.1': {
    asks: 'names of files are ours, and told in the answer',
    gap: 'Names in the store are ours. Documents of banks, agreements and messages are sent as attachments without a name in the header; the address or the page names them.',
    proof: [
      [`${modules}/files/files.itest.ts`, 'keeps it under the member’s own address'],
      [
        `${modules}/gifts/proofs.itest.ts`,
        'is kept once, made anew, looked at by the board and saved by whoever sees it',
      ],
    ],
  },
  '5.4.2': {
    asks: 'names in headers and mails are encoded',
    proof: [
      [
        `${modules}/gifts/proofs.itest.ts`,
        'is kept once, made anew, looked at by the board and saved by whoever sees it',
      ],
      [`${platform}/mail/mail.test.tsx`, 'sends files with it, their names as they are'],
    ],
  },
  '5.4.3': {
    asks: 'files of others are looked through for what is known to be bad',
    gap: 'No scanner for malware. Pictures and films are made anew; documents with macros, scripts or other files are refused as proofs, and older Word documents with macros wherever those are taken; all documents are saved, never shown.',
    proof: [[`${modules}/gifts/proof-file.test.ts`, 'refuses %s']],
  },
};
