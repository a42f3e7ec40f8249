import type { ValueKind } from '@app/domain/applications/form/values';
import { type ComponentType, createContext, use } from 'react';
import type { ValueInput } from './value-props.ts';

type ByName<Part> = Readonly<Record<string, Part>>;

/**
 * What a canvas is made of. Handed down, since lists hold values that are lists: components of
 * values find each other here, not by imports that lead in a circle.
 */
export interface CanvasParts {
  readonly inputs: Readonly<Record<ValueKind, ValueInput>>;
  /** What a field has instead of the component of its kind of value, by form and name. */
  readonly specials: ByName<ByName<ValueInput>>;
  /** What a folded item shows, by the name of its list. */
  readonly summaries: ByName<ValueInput<{ what: string }>>;
  /** What stands above the fields of a section. */
  readonly heads: ByName<ByName<ComponentType>>;
  /** What stands beside them. */
  readonly asides: ByName<ByName<ComponentType>>;
  /** What a phone shows of them at the bottom. */
  readonly bars: ByName<ByName<ComponentType>>;
}

const Parts = createContext<CanvasParts | null>(null);

export const CanvasPartsProvider = Parts;

export function useParts(): CanvasParts {
  const parts = use(Parts);
  if (!parts) throw new Error('This part stands in a canvas only.');
  return parts;
}
