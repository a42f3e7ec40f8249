import { commentLimits } from '@app/domain/comments/comment';
import { Field } from '@app/ui/field';
import { useEffect, useRef, useState } from 'react';
import { suggested } from '../../../lib/mentions/mention.ts';
import { type MentionHandle, MentionText } from '../../../lib/mentions/mention-text.tsx';
import { usePeople } from '../queries.ts';
import { useCommentsText } from '../text.ts';

interface MentionAreaProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly autoFocus?: boolean;
  onValue(value: string): void;
  onSend(): void;
}

/** A text in which those who read the discussion are mentioned. */
export function TeamMentionArea(props: MentionAreaProps) {
  const { label, hint, error, value, autoFocus, onValue, onSend } = props;
  const t = useCommentsText();
  const area = useRef<MentionHandle>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const people = usePeople(typed !== null).data?.items ?? [];
  const found = typed === null ? [] : suggested(people, typed);
  useEffect(() => {
    if (autoFocus) area.current?.focus();
  }, [autoFocus]);
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <MentionText
          {...control}
          handle={area}
          rows={3}
          maxLength={commentLimits.text}
          value={value}
          suggestions={
            found.length === 0
              ? null
              : {
                  label: t('suggestions'),
                  found: found.map(({ name, fromTeam }) => ({
                    id: `${name} ${fromTeam}`,
                    name,
                    about: t(fromTeam ? 'fromTeam' : 'fromBank'),
                  })),
                  says: t('found', { count: found.length }),
                }
          }
          onValue={onValue}
          onTyped={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSend();
          }}
        />
      )}
    </Field>
  );
}
