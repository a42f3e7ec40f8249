import type { PersonHere } from '@app/contracts/applications/applications.schemas';
import { AvatarGroup } from '@app/ui/avatar';
import { useApplicationsText } from '../../text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';

const named = (people: readonly PersonHere[]) => people.map(({ name }) => name).join(', ');

function Faces(props: {
  people: readonly PersonHere[];
  label: string;
  className?: string | undefined;
}) {
  if (props.people.length === 0) return null;
  const people = props.people.map(({ name, picture }) => ({ name, src: picture }));
  return <AvatarGroup {...props} people={people} max={3} size="s" />;
}

/** Everybody else who is in the application now. */
export function Company({ className }: { className?: string | undefined }) {
  const { people } = useCanvas();
  const t = useApplicationsText();
  const say = useSay();
  const where = people.map(({ name, section }) => `${name} (${say(`section.${section}`)})`);
  return (
    <Faces
      people={people}
      label={t('company', { names: where.join(', ') })}
      className={className}
    />
  );
}

/** Who looks at a section now. */
export function Visitors({ section }: { section: string }) {
  const t = useApplicationsText();
  const here = useCanvas().people.filter((one) => one.section === section);
  return <Faces people={here} label={t('visitors', { names: named(here) })} />;
}

/** Says with whom a section is written, also to those who listen. */
export function WithYou() {
  const { people, section } = useCanvas();
  const t = useApplicationsText();
  const here = people.filter((one) => one.section === section);
  return (
    <span role="status">
      {here.length > 0 ? `, ${t('withYou', { names: named(here) })}` : null}
    </span>
  );
}
