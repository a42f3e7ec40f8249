// The direction of imports (docs/ARCHITECTURE.md). Each rule has a planted violation in
// tools/checks/import-rules.test.ts, which must see it caught.

/** Tests, and what several of them share beside them. */
const tests = '\\.(i?test|testing)\\.tsx?$';
/** One valid call of each endpoint, and what walks them. */
const samples = '^apps/server/src/samples/';

/** Files beside which a table may be read or written; everything else asks them. */
const database = [
  '^apps/server/src/.+\\.(repo|tables|factory)\\.ts$',
  '^apps/server/src/platform/db/',
  // LISTEN/NOTIFY, the job queue and shared counters are database features themselves.
  '^apps/server/src/platform/(signals|jobs|jobs\\.drain|jobs\\.workers|limits)\\.ts$',
  '^apps/server/drizzle\\.config\\.ts$',
  tests,
  '^(e2e|bench|tools)/',
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rules = [
  {
    name: 'domain-is-pure',
    comment: 'Rules of the domain depend on nothing: no package, no Node, no other workspace.',
    from: { path: '^packages/domain/src/', pathNot: tests },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'domain-tests-stay-inside',
    comment: 'Tests of the domain may use test libraries, but no other workspace.',
    from: { path: `^packages/domain/src/.*${tests}` },
    to: { path: '^(packages/(?!domain/)|apps|e2e|bench|tools)' },
  },
  {
    name: 'contracts-need-domain-and-zod-only',
    comment: 'And what tells the language of a text, which server and web both ask (decision 112).',
    from: { path: '^packages/contracts/src/', pathNot: tests },
    to: { pathNot: '^packages/(contracts|domain)/src/|(^|/)node_modules/(zod|franc)/' },
  },
  {
    name: 'messages-stand-alone',
    comment:
      'Texts know nothing of the product, and need no package; dates need its clock, amounts their unit.',
    from: { path: '^packages/messages/src/', pathNot: tests },
    to: { pathNot: '^packages/(messages/src/|domain/src/(sarajevo-time|money))' },
  },
  {
    name: 'ui-knows-no-product',
    comment: 'The design system holds no word of the domain.',
    from: { path: '^packages/ui/src/' },
    to: { path: '^(packages/(domain|contracts|messages)|apps|e2e|bench)/' },
  },
  {
    name: 'packages-never-need-apps',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'web-never-server',
    from: { path: '^apps/web/' },
    to: { path: '^apps/server/' },
  },
  {
    name: 'server-never-web',
    comment: 'The server mounts the built web at run time; its source stays apart.',
    from: { path: '^apps/server/' },
    to: { path: '^(apps/web|packages/ui)/' },
  },
  {
    name: 'modules-meet-in-public',
    comment: 'A module of the server meets another only through its public.ts.',
    from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: ['\\.tables\\.ts$', tests] },
    to: {
      path: '^apps/server/src/modules/',
      pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/public\\.ts$'],
    },
  },
  {
    name: 'tables-meet-tables',
    comment: 'A foreign key names the table of another module, and nothing else of it.',
    from: { path: '^apps/server/src/modules/([^/]+)/.*\\.tables\\.ts$' },
    to: {
      path: '^apps/server/src/modules/',
      pathNot: ['^apps/server/src/modules/$1/', '\\.tables\\.ts$'],
    },
  },
  {
    name: 'platform-knows-no-module',
    from: { path: '^apps/server/src/platform/', pathNot: '^apps/server/src/platform/testing/' },
    to: { path: '^apps/server/src/modules/' },
  },
  {
    name: 'kit-knows-no-module',
    comment: 'What modules are built from stands between them and the platform.',
    from: { path: '^apps/server/src/kit/' },
    to: { path: '^apps/server/src/modules/' },
  },
  {
    name: 'platform-knows-no-kit',
    from: { path: '^apps/server/src/platform/' },
    to: { path: '^apps/server/src/kit/' },
  },
  {
    name: 'features-meet-in-public',
    comment: 'A feature or entity of the web meets another only through its public.ts.',
    from: { path: '^apps/web/src/(features|entities)/([^/]+)/', pathNot: tests },
    to: {
      path: '^apps/web/src/(features|entities)/',
      pathNot: ['^apps/web/src/$1/$2/', '^apps/web/src/(features|entities)/[^/]+/public\\.tsx?$'],
    },
  },
  {
    name: 'pages-meet-features-in-public',
    comment: 'So do pages that compose several, and the shell.',
    from: { path: '^apps/web/src/(pages|shell)/', pathNot: tests },
    to: {
      path: '^apps/web/src/(features|entities)/',
      pathNot: '^apps/web/src/(features|entities)/[^/]+/public\\.tsx?$',
    },
  },
  {
    name: 'entities-stand-below-features',
    comment: 'What shows one thing needs no feature, no page and no other entity (decision 099).',
    from: { path: '^apps/web/src/entities/([^/]+)/', pathNot: tests },
    to: {
      path: '^apps/web/src/(entities|features|pages|shell)/',
      pathNot: '^apps/web/src/entities/$1/',
    },
  },
  {
    name: 'pages-stand-on-top',
    comment: 'Nothing but the route table knows a page that composes several features.',
    from: { path: '^apps/web/src/', pathNot: '^apps/web/src/pages/' },
    to: { path: '^apps/web/src/pages/' },
  },
  {
    name: 'pages-stay-apart',
    comment: 'What two of them show is a feature.',
    from: { path: '^apps/web/src/pages/([^/]+)/' },
    to: { path: '^apps/web/src/pages/', pathNot: '^apps/web/src/pages/$1/' },
  },
  {
    name: 'lib-stands-below',
    comment: 'What every screen uses knows neither kit, entities, features, pages nor shell.',
    from: { path: '^apps/web/src/lib/', pathNot: tests },
    to: { path: '^apps/web/src/(kit|entities|features|pages|shell)/' },
  },
  {
    name: 'web-kit-stands-on-lib',
    comment: 'What features are built from knows none of them, nor what they show or compose.',
    from: { path: '^apps/web/src/kit/', pathNot: tests },
    to: { path: '^apps/web/src/(entities|features|pages|shell)/' },
  },
  {
    name: 'menus-come-when-opened',
    comment:
      'Pages use `lib/menus/menu.tsx`, which loads the menus of the design system when one opens.',
    from: { path: '^apps/web/src/', pathNot: ['^apps/web/src/lib/menus/menu\\.tsx$', tests] },
    to: { path: '^packages/ui/src/menu\\.tsx$' },
  },
  {
    name: 'only-repos-touch-the-database',
    from: { pathNot: database },
    to: { path: '(^|/)node_modules/(drizzle-orm|pg|pg-boss)/' },
  },
  {
    name: 'workshop-stays-outside',
    comment:
      'Product code never imports journeys, benchmarks or tools; tests may use tools/testing.',
    from: { path: '^(apps|packages)/', pathNot: [tests, '^apps/server/src/platform/testing/'] },
    to: { path: '^(e2e|bench|tools)/' },
  },
  {
    name: 'tests-use-tools-testing-only',
    from: { path: ['^(apps|packages)/.*\\.i?test\\.tsx?$', '^apps/server/src/platform/testing/'] },
    to: { path: '^(e2e|bench|tools)/', pathNot: '^tools/testing/' },
  },
  {
    name: 'product-never-needs-tests',
    from: {
      path: '^(apps|packages)/',
      pathNot: [tests, '^apps/server/src/platform/testing/', samples],
    },
    to: { path: [tests, '^apps/server/src/platform/testing/'] },
  },
  {
    name: 'samples-serve-tests',
    from: { pathNot: [tests, samples] },
    to: { path: samples },
  },
  {
    name: 'no-cycles',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment: 'An import that leads nowhere would slip through all other rules.',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^\\./\\+types/', '^virtual:', '\\?(url|raw|inline)$'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
