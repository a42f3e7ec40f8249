import { postLimits } from '@app/domain/posts/post';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type Ref, useState } from 'react';
import { useSettled } from '../../../lib/form/settled.ts';
import {
  type MentionHandle,
  MentionText,
  type Suggestion,
} from '../../../lib/mentions/mention-text.tsx';
import { caches } from '../../../lib/queries/caches.ts';
import { posts } from '../client.ts';
import { searchedMention } from '../content.ts';
import { useComposerText } from '../text.ts';

export interface Chosen {
  readonly userId: string;
  readonly name: string;
}

interface MentionAreaProps
  extends Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'autoFocus'> {
  readonly value: string;
  readonly chosen: readonly Chosen[];
  readonly maxLength: number;
  readonly handle?: Ref<MentionHandle>;
  onValue(value: string): void;
  onChosen(chosen: readonly Chosen[]): void;
}

/** A text in which members are mentioned. */
export function NetworkMentionArea({ chosen, autoFocus, onChosen, ...rest }: MentionAreaProps) {
  const t = useComposerText();
  const [typed, setTyped] = useState<string | null>(null);
  const searched = searchedMention(typed, chosen);
  const { found, state } = usePeople(searched);
  const says = {
    searching: '',
    failed: t('searchFailed'),
    done: found.length > 0 ? t('found', { count: found.length }) : t('searchNone'),
  };
  return (
    <MentionText
      {...rest}
      data-autofocus={autoFocus || undefined}
      suggestions={searched === null ? null : { label: t('suggestions'), found, says: says[state] }}
      onTyped={setTyped}
      onChosen={({ id: userId, name }) => {
        if (chosen.some((one) => one.userId === userId)) return;
        onChosen([...chosen, { userId, name }].slice(-postLimits.mentions));
      }}
    />
  );
}

interface Found {
  readonly found: readonly Suggestion[];
  readonly state: 'searching' | 'done' | 'failed';
}

const pause = 150;

/** Eight while a name is searched, before it four connections and four others (specification §9). */
function usePeople(typed: string | null): Found {
  const settled = useSettled(typed, pause);
  const q = typed === null ? null : (settled?.trim() ?? null);
  const query = useQuery({
    queryKey: ['mentionable', q],
    queryFn: ({ signal }) => posts.mentionable({ query: { q: q ?? '' } }, { signal }),
    enabled: q !== null,
    ...caches.search,
  });
  if (typed === null) return { found: [], state: 'done' };
  const people = (query.data?.users ?? []).slice(0, postLimits.offered);
  return {
    found: people.map(({ id, name, title, profilePictureUrl }) => ({
      id,
      name,
      picture: profilePictureUrl,
      about: title,
    })),
    state: query.isError ? 'failed' : query.isSuccess ? 'done' : 'searching',
  };
}
