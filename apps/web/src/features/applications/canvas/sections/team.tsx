import { Note } from '@app/ui/note';
import { TeamSection } from '../../../teams/public.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas, useMissingMessage } from '../canvas-context.tsx';
import { focusField } from '../parts/focus.ts';

export function Team() {
  const t = useFieldsText();
  const say = useMissingMessage();
  const { draft, missing, people, target } = useCanvas();
  const size = missing.find(({ field }) => field === 'team');
  return (
    <div id="team" tabIndex={-1}>
      {size ? (
        <Note tone="warn">{say(size)}</Note>
      ) : (
        <p className="muted">{t('teamEnough', { count: draft.call.minTeam })}</p>
      )}
      <TeamSection
        applicationId={draft.id}
        here={people.map(({ name }) => name)}
        onShown={() => {
          if (target.path.startsWith('team.')) focusField(target.path);
        }}
      />
    </div>
  );
}
