/** Names of the parameters in a path: `:id` compulsory, `:id?` optional. */
type Parameters<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Parameters<Head> & Parameters<Tail>
  : Path extends `:${infer Name}?`
    ? { readonly [N in Name]?: string | undefined }
    : Path extends `:${infer Name}`
      ? { readonly [N in Name]: string }
      : unknown;

type Target<Path extends string, Query extends string, Hash extends string> = Parameters<Path> & {
  readonly [Q in Query]?: string | undefined;
} & { readonly hash?: Hash | undefined };

/** What the address of a page is made of; nothing need be said where nothing is compulsory. */
type Arguments<Given> = object extends Given ? [target?: Given] : [target: Given];

export interface Page<
  Path extends string = string,
  Query extends string = string,
  Hash extends string = string,
> {
  /**
   * @param target parameters of the path, query and hash in one; undefined and empty query values
   *   are left out.
   * @returns path, query and hash, encoded, beginning with `/`.
   */
  (...target: Arguments<Target<Path, Query, Hash>>): string;
  /** As the route table has it: `/call/:slug`. */
  readonly path: Path;
  /** Names of its query: what else stands in an address is nothing to the page. */
  readonly query: readonly Query[];
}

function page<
  const Path extends string,
  const Query extends string = never,
  const Hash extends string = never,
>(
  path: Path,
  parts: { readonly query?: readonly Query[]; readonly hash?: readonly Hash[] } = {},
): Page<Path, Query, Hash> {
  const build = (target: Readonly<Record<string, string | undefined>> = {}): string => {
    const filled = path.replace(/\/:(\w+)\??/g, (_, name: string) => {
      const value = target[name];
      return value ? `/${encodeURIComponent(value)}` : '';
    });
    const query = new URLSearchParams();
    for (const name of parts.query ?? []) {
      const value = target[name];
      if (value) query.set(name, value);
    }
    const search = query.size > 0 ? `?${query}` : '';
    return `${filled || '/'}${search}${target.hash ? `#${target.hash}` : ''}`;
  };
  return Object.assign(build, { path, query: parts.query ?? [] }) as Page<Path, Query, Hash>;
}

/**
 * The pages of the product that something leads to: the server's mails and notifications, links of
 * the web, the route table, browser tests. An address is built here and nowhere else
 * (specification §2.1).
 */
export const pages = {
  /** `admin_edit` is `true` while an admin writes it. */
  landing: page('/', { query: ['admin_edit'] }),
  /** Leads admins to the landing page as they write it. */
  homeEdit: page('/home/edit'),
  login: page('/login', { query: ['email', 'returnUrl', 'redirect'] }),
  adminLogin: page('/admin/login', { query: ['returnUrl'] }),
  register: page('/register', { query: ['returnUrl'] }),
  forgotPassword: page('/forgot-password', { query: ['email', 'auto'] }),
  passwordReset: page('/password-reset', { query: ['token'] }),
  resetPassword: page('/reset-password', { query: ['token'] }),
  verify: page('/auth/verify', { query: ['token', 'email', 'returnUrl'] }),
  emailChange: page('/auth/email-change', { query: ['action', 'token'] }),
  /** Where the owner of a second factor stops its removal, by the secret of their mail. */
  factorStop: page('/auth/second-factor', { query: ['token'] }),
  accountClosed: page('/auth/account-closed', { query: ['until'] }),
  onboarding: page('/onboarding', { query: ['email', 'returnUrl'] }),
  terms: page('/terms-of-service', { query: ['admin_edit'] }),
  privacy: page('/privacy-policy', { query: ['admin_edit'] }),
  help: page('/help', { query: ['q', 'admin_edit'], hash: ['pitaj'] }),

  dashboard: page('/dashboard'),
  jobs: page('/jobs'),
  investments: page('/investments'),
  community: page('/community'),
  learning: page('/learning'),
  mentoring: page('/mentoring'),
  /** `dio` is what a member writes (`moji`), keeps (`sacuvano`), or decides about (`pregled`). */
  articles: page('/articles', { query: ['q', 'oznaka', 'autor', 'banka', 'dio'] }),
  article: page('/articles/:slug', { hash: ['razgovor'] }),
  olderArticle: page('/article/:slug'),
  newArticle: page('/article/new'),
  /** By id or slug. */
  articleEdit: page('/articles/:id/edit'),
  /** For whoever has the link that its authors gave. */
  articlePreview: page('/articles/pregled/:token'),
  subscription: page('/subscription'),
  /**
   * `dio` is one of `pozivi, veze, imenik, preporuke`; `poziv` the id of an invitation to connect;
   * the others narrow notifications, or the directory.
   */
  network: page('/network', {
    query: [
      'dio',
      'kind',
      'unread',
      'q',
      'mjesto',
      'banka',
      'interes',
      'vjestina',
      'trazi',
      'poziv',
    ],
    hash: ['notifications'],
  }),
  myNetwork: page('/my-network'),
  /**
   * What a member wrote and answered, one's own without an id; `objava` is the id of one post with
   * its comments, `komentar` that of a comment under it. `dio`: `komentari`, `reakcije`, `sacuvano`.
   */
  activity: page('/activity/:userId?', { query: ['dio', 'objava', 'komentar'] }),
  /** `conversation` is the one that is open; `dio` is what waits (`vrata`) or is put away (`arhiva`). */
  messages: page('/messages', { query: ['conversation', 'dio'] }),
  settings: page('/settings', {
    hash: ['account', 'security', 'notifications', 'appearance', 'privacy', 'data'],
  }),
  ownProfile: page('/profile', { query: ['view'] }),
  profile: page('/profile/:profileSlug'),

  banks: page('/ob'),
  bankDirectory: page('/ob/youth-banks', { query: ['q', 'opcina'] }),
  bank: page('/ob/:bankSlug', { hash: ['pozivi', 'knjiga'] }),
  olderBank: page('/ob/youth-bank/:bankSlug'),
  oldestBank: page('/youth-bank/:id'),
  bankLanding: page('/ob/landing'),
  olderBankLanding: page('/ob-landing'),
  orangeGrants: page('/ob/orange-grants'),
  olderOrangeGrants: page('/orange-grants'),
  calls: page('/ob/calls', { query: ['state', 'kind', 'bank'] }),
  /**
   * `izvor` names what led there, as on a poster; `pregled` is the id of a call whose working copy
   * its staff looks at.
   */
  call: page('/call/:slug', { query: ['izvor', 'pregled'] }),
  blueCall: page('/call-blue/:slug', { query: ['izvor', 'pregled'] }),
  callLanding: page('/call-landing/:slug', { query: ['izvor', 'pregled'] }),
  /** The short page that the code on a poster leads to. */
  conversion: page('/conversion/:slug', { query: ['izvor'] }),
  /** Leads to the editor, which knows calls by their id. */
  callEdit: page('/call/:slug/edit'),
  /** The first answers, before there is an account. */
  callStart: page('/call/:slug/start', { query: ['izvor'] }),
  zone: page('/zona', { query: ['zahtjev'], hash: ['mentorstvo', 'volontiranje', 'donacije'] }),
  /** `tab` is one of `sve, nacrti, poslane, odobrene, u-toku, zavrsene`. */
  ownApplications: page('/zona/aplikacije/:tab?'),
  banksAdmin: page('/ob/admin', {
    query: ['dio', 'banka', 'status', 'vrsta', 'q', 'uplata'],
  }),
  bankEditor: page('/ob/admin/banks/:bankSlug'),
  newCall: page('/ob/admin/pozivi/novi', { query: ['po', 'banka'] }),
  callEditor: page('/ob/admin/pozivi/edit/:id'),
  /** By the slug of the bank, or its id; `poziv` is the slug of a call. */
  bankDesk: page('/ob/manage/:bankId', {
    query: ['dio', 'pogled', 'poziv', 'status', 'godina', 'tema', 'q', 'red', 'stanje', 'vrsta'],
  }),
  /** Asking for a youth bank, or proposing a call. */
  bankRequest: page('/ob/create', { query: ['bank'] }),
  /** `poziv` is the slug of the call, `prijava` that of the application, `zahtjev` the id of a request. */
  board: page('/ob/odbor', {
    query: ['poziv', 'pogled', 'prijava', 'dio', 'banka', 'status', 'q', 'red', 'zahtjev'],
  }),
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
  /** `kod` is the code of the mail; signed in, the invited person needs none. */
  teamInvitation: page('/ekipa/poziv/:id', { query: ['kod'] }),
  /** Where a guardian agrees, refuses or takes it back, by the secret of their mail. */
  guardianConsent: page('/saglasnost/:token'),
  /** Where a guardian of a member under fifteen confirms their address, or takes it out. */
  guardianContact: page('/staratelj/:token'),
  /** Where a donor confirms a gift or says that it is not so, by the secret of their mail. */
  giftConfirm: page('/donation-confirm/:token'),
  /** The receipt of a confirmed gift. */
  giftReceipt: page('/epotvrda/:token'),
  /** Where a volunteer answers, by the secret of their mail, and later has the certificate. */
  volunteer: page('/confirm-volunteer', { query: ['token'] }),
  /** The link that a team shares. */
  teamLink: page('/ekipa/:code'),
  /** What a team has and lacks; `prijava` is the id of one of the reader's applications. */
  teamTest: page('/team-test', { query: ['prijava'] }),
  /** The story of an application in five steps; `korak` is one of them. */
  story: page('/canvas-orange-storytelling/:id', { query: ['korak'] }),
  /** What comes next for an application of either kind, by its id. */
  tasks: page('/canvas-naredni-koraci/:id'),
  /** Agreement, milestones, receipts and final report, by the id of the application. */
  agreement: page('/canvas-ugovor/:id', {
    hash: ['sada', 'potpisan', 'koraci', 'racuni', 'isplata', 'izuzeci', 'izvjestaj'],
  }),
  /** What everybody learns; `aktivnost` is the number of an activity. */
  skills: page('/canvas-orange-skills/:id', { query: ['aktivnost'] }),
  olderCanvas: page('/canvas-narandzasti-grant', { query: ['call'] }),
  oldestCanvas: page('/canvas'),
  /**
   * What networks read of something that is shared, and people are led on from; `id` is a slug or
   * an id. `izvor` names the network.
   */
  shared: page('/share/:type/:id', { query: ['izvor'] }),
  /** `uz` is the section whose comments are shown, `zahtjev` the request for mentorship. */
  project: page('/canvas-narandzasti-pregled/:slug', {
    query: ['dio', 'budzet', 'uz', 'zahtjev'],
  }),
  blueProject: page('/canvas-plavi-pregled/:slug', { query: ['dio', 'uz', 'zahtjev'] }),
  approved: page('/odobrene-aplikacije', { query: ['q', 'bank', 'year', 'theme', 'stage'] }),
  findApplication: page('/narandzasti-grant-pregled-aplikacija', { query: ['q'] }),
  /** `odjava` is the number of a donation with the token that ends its news. */
  campaigns: page('/crowdfunding/:id?', {
    query: ['state', 'show', 'bank', 'odjava'],
    hash: ['novosti', 'pitanja'],
  }),
  donated: page('/ob/crowdfunding/:applicationId/success', { query: ['order', 'token'] }),
  donationCancelled: page('/ob/crowdfunding/:applicationId/cancel', { query: ['order', 'token'] }),
  paymentSecurity: page('/sigurnost-placanja', { query: ['admin_edit'] }),
  fees: page('/naknade', { query: ['admin_edit'] }),

  /** `stanje` is `rijeseno` for reports that were decided. */
  admin: page('/admin', { query: ['stanje'], hash: ['dojave', 'godine'] }),
  adminSecurity: page('/admin/security', {
    query: ['clan', 'ishod', 'od', 'do', 'adresa', 'pogled'],
    hash: ['ulasci', 'zakljucani', 'sesije', 'ovlastenja'],
  }),
  exportTexts: page('/export-texts', { query: ['q', 'part', 'view', 'page'] }),
  dbTest: page('/db-test'),
  olderDbTest: page('/db-isolation-test'),
  mailbox: page('/dev/mail'),
};

/** A call has its page by its kind; the address of the other kind leads there. */
export const callPage = (
  { kind, slug }: { readonly kind: 'orange' | 'blue'; readonly slug: string },
  query: { readonly izvor?: string | undefined } = {},
): string => (kind === 'blue' ? pages.blueCall : pages.call)({ slug, ...query });

/** Where applications of a kind are read. */
export const projectOf = (kind: string) => (kind === 'blue' ? pages.blueProject : pages.project);

/** Where applications of a kind are written. */
export const canvasOf = (kind: string) => (kind === 'blue' ? pages.blueCanvas : pages.canvas);
