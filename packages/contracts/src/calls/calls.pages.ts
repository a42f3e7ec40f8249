import { page } from '../page-address.ts';

export const callsPages = {
  calls: page('/ob/calls', { query: ['state', 'kind', 'bank'] }),
  /**
   * `izvor` names what led there, as on a poster; `pregled` is the id of a call whose working copy
   * its staff looks at.
   */
  call: page('/call/:slug', { query: ['izvor', 'pregled'], hash: ['uslovi'] }),
  blueCall: page('/call-blue/:slug', { query: ['izvor', 'pregled'], hash: ['uslovi'] }),
  callLanding: page('/call-landing/:slug', { query: ['izvor', 'pregled'] }),
  /** The short page that the code on a poster leads to. */
  conversion: page('/conversion/:slug', { query: ['izvor'] }),
  /** Leads to the editor, which knows calls by their id. */
  callEdit: page('/call/:slug/edit'),
  /** The first answers, before there is an account. */
  callStart: page('/call/:slug/start', { query: ['izvor'] }),
  newCall: page('/ob/admin/pozivi/novi', { query: ['po', 'banka'] }),
  callEditor: page('/ob/admin/pozivi/edit/:id'),
};
