import { page } from '../page-address.ts';

export const applicationsPages = {
  /** `tab` is one of `sve, nacrti, poslane, odobrene, u-toku, zavrsene`. */
  ownApplications: page('/zona/aplikacije/:tab?'),
  /**
   * `edit` opens an application, `call` begins one, `dio` names the section, `zahtjev` who asked to
   * be let into the team.
   */
  canvas: page('/canvas-narandzasti-grant-enhanced/:id?', {
    query: ['edit', 'call', 'dio', 'zahtjev', 'izvor'],
  }),
  /** The same for blue applications. */
  blueCanvas: page('/canvas-plavi-grant/:id?', {
    query: ['edit', 'call', 'dio', 'zahtjev', 'izvor'],
  }),
  olderCanvas: page('/canvas-narandzasti-grant', { query: ['call'] }),
  oldestCanvas: page('/canvas'),
  /** `uz` is the section whose comments are shown, `zahtjev` the request for mentorship. */
  project: page('/canvas-narandzasti-pregled/:slug', {
    query: ['dio', 'budzet', 'uz', 'zahtjev'],
    hash: ['dijelovi'],
  }),
  blueProject: page('/canvas-plavi-pregled/:slug', {
    query: ['dio', 'uz', 'zahtjev'],
    hash: ['dijelovi'],
  }),
  approved: page('/odobrene-aplikacije', { query: ['q', 'bank', 'year', 'theme', 'stage'] }),
  findApplication: page('/narandzasti-grant-pregled-aplikacija', { query: ['q'] }),
};
