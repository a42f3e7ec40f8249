import type { PageSection } from './pages.ts';

export interface PlacedBlock {
  readonly id: string;
  readonly type: string;
  readonly section: PageSection;
  readonly visible: boolean;
  readonly title: { readonly bhs: string; readonly en: string };
}

export type BlockChange = Pick<PlacedBlock, 'id' | 'type' | 'section' | 'title'> & {
  readonly change: 'added' | 'removed' | 'changed' | 'moved' | 'hidden' | 'shown';
};

/**
 * What became of each block from one list to another, in the order of the later; a block may be
 * moved, shown and changed at once. What was removed comes last.
 *
 * @param same whether two blocks say the same; asked of blocks that are equally visible.
 */
export function blockChanges<B extends PlacedBlock>(
  before: readonly B[],
  after: readonly B[],
  same: (one: B, other: B) => boolean,
): BlockChange[] {
  const earlier = new Map(before.map((block) => [block.id, block]));
  const later = new Set(after.map(({ id }) => id));
  const stayed = stayedInPlace(before, after);
  const of = ({ id, type, section, title }: B, change: BlockChange['change']): BlockChange => ({
    id,
    type,
    section,
    title,
    change,
  });
  const made = after.flatMap((block) => {
    const old = earlier.get(block.id);
    if (!old) return [of(block, 'added')];
    const { visible, section } = block;
    return [
      ...(old.visible === visible ? [] : [of(block, visible ? 'shown' : 'hidden')]),
      ...(stayed.has(block.id) ? [] : [of(block, 'moved')]),
      ...(same({ ...old, visible, section }, block) ? [] : [of(block, 'changed')]),
    ];
  });
  return [...made, ...before.filter(({ id }) => !later.has(id)).map((old) => of(old, 'removed'))];
}

/**
 * Ids of the most blocks that kept their order and section: whoever drags one past five others
 * moved one block, not six.
 */
function stayedInPlace(before: readonly PlacedBlock[], after: readonly PlacedBlock[]): Set<string> {
  const placeOf = ({ id, section }: PlacedBlock) => `${section} ${id}`;
  const places = new Map(before.map((block, n) => [placeOf(block), n]));
  const kept = after.flatMap((block) => {
    const place = places.get(placeOf(block));
    return place === undefined ? [] : [{ id: block.id, place }];
  });
  // The longest run of rising places that ends at each block.
  const runs: (readonly { readonly id: string; readonly place: number }[])[] = [];
  for (const block of kept) {
    runs.push([...longest(runs.filter((run) => (run.at(-1)?.place ?? -1) < block.place)), block]);
  }
  return new Set(longest(runs).map(({ id }) => id));
}

const longest = <T>(runs: readonly (readonly T[])[]): readonly T[] =>
  runs.reduce((best, run) => (run.length > best.length ? run : best), []);
