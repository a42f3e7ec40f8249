/** What the wording of an agreement takes from the application, and how each language writes it. */
export const placeholders = {
  bank: { bhs: 'banka', en: 'bank' },
  owner: { bhs: 'potpisnik', en: 'signatory' },
  title: { bhs: 'projekat', en: 'project' },
  call: { bhs: 'poziv', en: 'call' },
  amount: { bhs: 'iznos', en: 'amount' },
  start: { bhs: 'početak', en: 'start' },
  end: { bhs: 'kraj', en: 'end' },
  report: { bhs: 'izvještaj', en: 'report' },
  percent: { bhs: 'postotak', en: 'percent' },
} as const;
export type Placeholder = keyof typeof placeholders;
export const placeholderNames = Object.keys(placeholders) as Placeholder[];

/** Without these an agreement does not say who gets what for which project. */
export const neededPlaceholders = [
  'owner',
  'title',
  'amount',
] as const satisfies readonly Placeholder[];

export const templateLanguages = ['bhs', 'en'] as const;
export type TemplateLanguage = (typeof templateLanguages)[number];

/** A clause in both languages; a blank line begins a paragraph. */
export interface Clause {
  readonly headingBhs: string;
  readonly textBhs: string;
  readonly headingEn: string;
  readonly textEn: string;
}

export const templateLimits = { clauses: 20, heading: 120, text: 4000 } as const;

export const clauseFields = {
  bhs: ['headingBhs', 'textBhs'],
  en: ['headingEn', 'textEn'],
} as const satisfies Record<TemplateLanguage, readonly (keyof Clause)[]>;

export const writtenPlaceholder = (name: Placeholder, language: TemplateLanguage): string =>
  `{{${placeholders[name][language]}}}`;

export type TemplateProblem =
  /** Braces that name nothing known, or do not close. */
  | {
      readonly kind: 'unknown';
      readonly clause: number;
      readonly field: keyof Clause;
      readonly written: string;
    }
  | {
      readonly kind: 'missing';
      readonly language: TemplateLanguage;
      readonly name: Placeholder;
    };

const braces = /\{\{([^{}]*)\}\}/g;

const nameOf = (written: string, language: TemplateLanguage): Placeholder | undefined =>
  placeholderNames.find((name) => placeholders[name][language] === written.trim().toLowerCase());

/** What of a bank's wording cannot be filled in, or is not said at all. */
export function templateProblems(clauses: readonly Clause[]): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  for (const language of templateLanguages) {
    const used = new Set<Placeholder>();
    for (const [clause, written] of clauses.entries()) {
      for (const field of clauseFields[language]) {
        const rest = written[field].replace(braces, (whole, inside: string) => {
          const name = nameOf(inside, language);
          if (name) used.add(name);
          else problems.push({ kind: 'unknown', clause, field, written: whole });
          return '';
        });
        const torn = /[{}]\S{0,30}/.exec(rest)?.[0];
        if (torn) problems.push({ kind: 'unknown', clause, field, written: torn });
      }
    }
    for (const name of neededPlaceholders) {
      if (!used.has(name)) problems.push({ kind: 'missing', language, name });
    }
  }
  return problems;
}

/** A text with the figures of an application in the place of what stands for them. */
export const filled = (
  text: string,
  language: TemplateLanguage,
  values: Readonly<Record<Placeholder, string>>,
): string =>
  text.replace(braces, (whole, inside: string) => {
    const name = nameOf(inside, language);
    return name ? values[name] : whole;
  });

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
