import { pages } from '@app/contracts/pages';
import { Link } from '../../../../lib/addresses/links.tsx';
import { useApplicationsText } from '../../text.ts';

interface WaysProps {
  readonly id: string;
  /** Tells the links of several applications from each other. */
  readonly of?: string;
  readonly className: string | undefined;
}

/** To what a team does beside the application itself. */
export function ApplicationWays({ id, of, className }: WaysProps) {
  const t = useApplicationsText();
  const ways = [
    [pages.tasks({ id }), t('steps')],
    [pages.skills({ id }), t('waySkills')],
    [pages.story({ id }), t('wayStory')],
  ] as const;
  return (
    <p className={className}>
      {ways.map(([to, name]) => (
        <Link key={to} className="go" to={to} aria-label={of && `${name}: ${of}`}>
          {name}
        </Link>
      ))}
    </p>
  );
}
