/** Pages whose words and blocks admins write themselves (specification §2.3, §2.10). */
export const editablePages = [
  'home',
  'help',
  'privacy',
  'terms',
  'payment-safety',
  'fees',
] as const;
export type EditablePage = (typeof editablePages)[number];

/** Where a block stands: the landing page's sections (specification §3), elsewhere below the text. */
export const pageSections = ['why', 'how', 'what', 'cta', 'main'] as const;
export type PageSection = (typeof pageSections)[number];

interface PageParts {
  readonly sections: readonly PageSection[];
  /** What the keys of its texts begin with. */
  readonly texts: readonly string[];
}

const parts: Readonly<Record<EditablePage, PageParts>> = {
  home: { sections: ['why', 'how', 'what', 'cta'], texts: ['landing.'] },
  help: { sections: ['main'], texts: ['help.'] },
  privacy: { sections: ['main'], texts: ['legal.privacy', 'legal.updated'] },
  terms: { sections: ['main'], texts: ['legal.terms', 'legal.updated'] },
  'payment-safety': { sections: ['main'], texts: ['payments-info.security'] },
  fees: { sections: ['main'], texts: ['payments-info.fees', 'payments-info.example'] },
};

export const sectionsOf = (page: EditablePage): readonly PageSection[] => parts[page].sections;

/** Whether a text of the product, by its key, is one of those that the page shows. */
export const isTextOf = (page: EditablePage, key: string): boolean =>
  parts[page].texts.some((beginning) => key.startsWith(beginning));

/** Ids of the specification whose texts bear another name here (§3, home content entry). */
const aliases: Readonly<Record<string, string>> = {
  'hero-description': 'landing.heroLead',
  'why-description': 'landing.whyLead',
  'how-description': 'landing.howLead',
  'what-title': 'landing.doorsTitle',
  'cta-title': 'landing.lastTitle',
  'cta-description': 'landing.lastLeadNone',
};

/**
 * Keys of the text that an id of content may mean, the likeliest first: `hero-title` is
 * `landing.heroTitle`, `step-team-title` is `landing.stepTeam`. A key is its own id.
 */
export function keysOf(page: EditablePage, id: string): string[] {
  const alias = page === 'home' ? aliases[id] : undefined;
  if (alias) return [alias];
  if (id.includes('.')) return isTextOf(page, id) ? [id] : [];
  const camel = (words: string) =>
    words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const spaces = [...new Set(parts[page].texts.map((key) => key.slice(0, key.indexOf('.') + 1)))];
  return spaces
    .flatMap((space) => [id, id.replace(/-title$/, '')].map((words) => `${space}${camel(words)}`))
    .filter((key, n, all) => isTextOf(page, key) && all.indexOf(key) === n);
}
