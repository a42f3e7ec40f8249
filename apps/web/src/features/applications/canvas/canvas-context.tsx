import type { OrangeDraft as ApplicationDraft } from '@app/contracts/applications/applications.schemas';
import type { Missing } from '@app/domain/applications/application.content';
import type { ApplicationSection } from '@app/domain/applications/application.fields';
import { createContext, use } from 'react';
import type { AutosaveView } from '../../../lib/autosave/autosave.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useMissingText } from '../next/text.ts';
import { useFieldsText } from '../text.ts';
import type { Content, Field } from './content.ts';
import { excessIn } from './limits.ts';
import { labelOf, type MissingFacts, problemOf } from './missing.ts';
import type { Saver } from './saver.ts';
import type { Submission } from './use-submit.ts';

export interface Canvas {
  readonly draft: ApplicationDraft;
  readonly content: Content;
  readonly saver: Saver;
  readonly view: AutosaveView<Content>;
  /** What stands in the way of submitting, in order. */
  readonly missing: readonly Missing[];
  readonly membersLacking: number;
  readonly section: ApplicationSection;
  /** The field that the address names, and the visit that named it. */
  readonly target: { readonly path: string; readonly visit: string };
  readonly submission: Submission;
  /** Whether it is time to say what a field lacks: it was left empty, or everything was checked. */
  shows(path: string): boolean;
  writable(section: ApplicationSection): boolean;
}

const CanvasContext = createContext<Canvas | null>(null);

export const CanvasProvider = CanvasContext;

export function useCanvas(): Canvas {
  const canvas = use(CanvasContext);
  if (!canvas) throw new Error('This part stands in an open application only.');
  return canvas;
}

export function useContentField<F extends Field>(field: F) {
  const { content, saver } = useCanvas();
  return [
    content[field],
    /** Takes a value, or makes one of what stands there now. */
    (next: Content[F] | ((now: Content[F]) => Content[F])) =>
      saver.change(field, typeof next === 'function' ? next(saver.read().content[field]) : next),
  ] as const;
}

/** Fields with changes that the server does not take as they are. */
export function useHeldBack(): readonly Field[] {
  const { content, view } = useCanvas();
  const tooMuch = (Object.keys(content) as Field[]).filter(
    (field) => excessIn(field, content[field]).length > 0,
  );
  return [...new Set([...view.refused.keys(), ...tooMuch])];
}

/** Gives the sentence for what is wrong at a path, if there is anything and it is time to say it. */
export function useProblem(): (path: string) => string | undefined {
  const { content, view, missing, shows } = useCanvas();
  const say = useMissingMessage();
  const t = useMissingText();
  const { number } = useFormat();
  return (path) => {
    const field = path.split('.')[0] as Field;
    const refused = path === field ? view.refused.get(field) : undefined;
    const excess = field in content ? excessIn(field, content[field]) : [];
    const over = excess.find((one) => one.path === path);
    if (over?.kind === 'text') return t('tooLong', { count: over.limit });
    if (over) return t('tooBig', { limit: number(over.limit) });
    if (refused) return refused;
    const found = missing.find((one) => one.field === path);
    return found && shows(path) ? say(found) : undefined;
  };
}

export function useMissingMessage(): (item: Missing) => string {
  const { content, draft, membersLacking } = useCanvas();
  const t = useMissingText();
  const { km, date } = useFormat();
  const { minAmount: floor, maxAmount: ceiling } = draft.call;
  const facts: MissingFacts = { content, floor, ceiling, membersLacking, km, date };
  return (item) => {
    const { key, values } = problemOf(item, facts);
    return t(key, values);
  };
}

/** The name of a path: `Aktivnost 2: Od`. */
export function useLabel(): (path: string) => string {
  const t = useFieldsText();
  return (path) => {
    const { item, key } = labelOf(path);
    if (!item) return t(key);
    const place = t(item.key, { n: item.n });
    return key === 'solutionSteps' ? place : `${place}: ${t(key)}`;
  };
}
