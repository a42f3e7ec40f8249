import { Note } from '@app/ui/note';
import { TeamSection } from '../../../teams/public.ts';
import { useMissingText } from '../../next/text.ts';
import { useFieldsText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';

export function Team() {
  const t = useFieldsText();
  const m = useMissingText();
  const { draft, membersLacking, people } = useCanvas();
  return (
    <div id="team" tabIndex={-1}>
      {membersLacking > 0 ? (
        <Note tone="warn">{m('teamTooSmall', { count: membersLacking })}</Note>
      ) : (
        <p className="mut">{t('teamEnough', { count: draft.call.minTeam })}</p>
      )}
      <TeamSection applicationId={draft.id} here={people.map(({ name }) => name)} />
    </div>
  );
}
